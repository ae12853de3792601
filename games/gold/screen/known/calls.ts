import type { State } from '../../types.ts'

/**
 * R10.14: whether a token may have been taken in secret yet. This is impossible until a window between turns has
 * closed.
 */
export const mayBeStolen = ({ windows }: State): boolean => windows > 1
