import { knows, peek } from '#kernel/secret'
import type { Purse, Side } from '../../types.ts'

/** The purse behind a screen, if this viewer may know it. */
export const purseOf = ({ purse }: Side): Purse | null => (knows(purse) ? peek(purse) : null)
