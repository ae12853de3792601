import type { State } from '../../types.ts'

/** R10.14: whether a token may have been taken in secret yet; before a window between turns has closed none was. */
export const mayBeStolen = ({ windows }: State): boolean => windows > 1
