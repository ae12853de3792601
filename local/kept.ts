import type { Header } from '#kernel/file'
import type { Seed } from '#kernel/seed'

/** Who sits somewhere at a match on this device: one of the people around it, or a bot by its name. */
export type Sitter = { readonly bot: string | null }

/** A match as it is kept in this browser. */
export interface KeptMatch {
  readonly id: string
  readonly header: Header
  readonly seed: Seed
  readonly sitters: readonly Sitter[]
  /** How long bots pause before they answer, in milliseconds. */
  readonly pause: number
  /** When it was begun and last played, by the clock on the wall. */
  readonly began: number
  readonly changed: number
  /** How far its own time has come: it stands still while nobody plays. */
  readonly at: number
  /** How many entries it has. */
  readonly next: number
  readonly over: boolean
}

/** An entry as it is kept, with all secrets, and which command made it. */
export interface Written {
  readonly line: string
  readonly command: string | null
}
