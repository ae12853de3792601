import type { AdviceSitter } from '#client/advice'
import type { AdviceTaken } from '#engine/advice'
import { personaOf } from '#kernel/bot-name'
import type { Header } from '#kernel/file'
import type { Seat } from '#kernel/seat'
import type { Seed } from '#kernel/seed'
import { type Crest, crestsOf } from '#protocol/crest'

/** Who occupies a seat of a match on this device: a person, or a bot by its name. Older matches have no crests. */
export type LocalSitter = { readonly bot: string | null; readonly crest?: Crest }

/** A match as stored in this browser. */
export interface SavedMatch {
  readonly id: string
  readonly header: Header
  readonly seed: Seed
  readonly sitters: readonly LocalSitter[]
  /** How long bots pause before they answer, in milliseconds. */
  readonly pause: number
  /** When it was begun and last played, in real time. */
  readonly began: number
  readonly changed: number
  /** Its own time so far. It stops while nobody plays. */
  readonly at: number
  /** The number of entries. */
  readonly next: number
  readonly over: boolean
  /** Who has won; not stored by older pages. */
  readonly winners?: readonly Seat[]
  /** Whether its people agreed that each may ask for advice; who plays against bots alone always may. */
  readonly agreedAdvice?: boolean
  /** Who took advice; left out while nobody did. */
  readonly advice?: AdviceTaken
}

/** What the seats count as when somebody asks for advice. */
export const adviceSitters = ({ sitters, agreedAdvice }: SavedMatch): readonly AdviceSitter[] =>
  sitters.map(({ bot }) => (bot !== null ? 'bot' : agreedAdvice === true ? 'agreed' : 'person'))

/** The face and the colour of each seat. */
export const crestsIn = ({ header, sitters }: SavedMatch): readonly Crest[] =>
  crestsOf(
    sitters.map(({ bot, crest }, seat) => ({
      crest,
      isBot: bot !== null,
      id: header.names[seat] ?? '',
      persona: personaOf(bot ?? ''),
    })),
  )

/** A stored entry with all secrets, the command that made it, and what its author weighed, if a bot noted that. */
export interface SavedLine {
  readonly line: string
  readonly command: string | null
  readonly thought?: string
}
