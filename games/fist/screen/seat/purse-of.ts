import { knows, peek } from '#kernel/secret'
import type { Purse, Side } from '../../types.ts'

/** What is behind a screen, if this viewer may know. */
export const purseOf = ({ purse }: Side): Purse | null => (knows(purse) ? peek(purse) : null)
