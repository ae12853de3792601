import { z } from 'zod'
import { LONGEST_NOTE } from './board-words.ts'
import { stored, storedId } from './parts.ts'
import { type DeepReadonly, reading } from './read.ts'

/* The gallery over HTTP: cards that people made and hung up for all. */

/** How strong a card is, as many games of bots say. */
export const verdictWords = ['weak', 'a little weak', 'fair', 'a little strong', 'strong', 'wild', 'unknown'] as const
export type VerdictWord = (typeof verdictWords)[number]
/** What `verdict/` found out. Only the word is looked at here. */
const verdictTold = z.looseObject({ verdict: z.enum(verdictWords) })
export type VerdictTold = z.infer<typeof verdictTold>

/** Looked for instead of a verdict: cards that were not judged yet. */
export const UNTESTED = 'untested'

export const LONGEST_STORY = 600
export const orders = ['loved', 'played', 'new'] as const
export type GalleryOrder = (typeof orders)[number]

/** What is looked for. Whatever is left out does not matter. */
export const gallerySearch = z.object({
  game: z.string().max(40).optional(),
  kind: z.string().max(40).optional(),
  verdict: z
    .enum([...verdictWords, UNTESTED])
    .optional()
    .describe('Its word, or `untested` while there is none.'),
  order: z.enum(orders).default('loved'),
  search: z.string().max(100).default('').describe('Words in names, makers, or what a card does.'),
  by: z.string().max(64).optional().describe('A person: only the cards of this maker.'),
  after: z.string().max(200).optional().describe('Where the page before ended.'),
})
export type GallerySearch = z.infer<typeof gallerySearch>

/** A card to hang up. The game reads `card`. */
export const publication = z.strictObject({
  game: z.string().max(40),
  card: z.record(z.string(), z.unknown()), // of any depth, until the game has read it
  story: z.string().default('').describe(`Plain text, at most ${LONGEST_STORY} characters.`),
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .describe('That of the story: en, it, de, ru …'),
  madeFrom: z.string().max(64).optional().describe('The card it was made from.'),
  versionOf: z.string().max(64).optional().describe('My card of which it is a new version.'),
})
export type Publication = z.input<typeof publication>

/** Something to say about a card. Sending the same draft again is harmless. */
export const remarkDraft = z.strictObject({
  draft: storedId.describe('Chosen by whoever writes it. The second time it is answered like the first.'),
  language: publication.shape.language.describe('That of the remark: en, it, de, ru …'),
  text: stored(LONGEST_NOTE * 2).describe(`Markdown, at most ${LONGEST_NOTE} characters.`),
})
export type RemarkDraft = z.infer<typeof remarkDraft>

/** Where people talk about a card: the thread of the board for each language, and how many remarks are there. */
const remarksTold = z.array(z.object({ language: z.string(), thread: z.string(), count: z.int() }))
export type RemarksTold = z.infer<typeof remarksTold>

/**
 * What games of people say: how often people had it, what they paid on average, and how often those people won. Null:
 * nobody pays for cards in this game.
 */
const peopleTold = z.object({ sales: z.int(), price: z.number().nullable(), winnerWins: z.number() })

const version = {
  version: z.int(),
  /** The card as `guestIn` writes it; null if it was taken down, unless you made it. */
  card: z.record(z.string(), z.json()).nullable(),
  people: peopleTold.nullable(),
  /** Null while it is being judged. */
  verdict: verdictTold.nullable(),
}

const cardTold = z.object({
  id: z.string(),
  game: z.string(),
  kind: z.string(),
  ...version,
  maker: z.object({ person: z.string(), name: z.string() }),
  /** When its first version was hung up. */
  since: z.int(),
  language: z.string(),
  story: z.string(),
  /** The name is null if that card was taken down. */
  madeFrom: z.object({ id: z.string(), name: z.string().nullable(), maker: z.string() }).nullable(),
  /** Of all its versions together, like `played`. */
  hearts: z.int(),
  /** Whether one of them is yours. */
  mine: z.boolean(),
  /** Matches that at least two people played to their end. */
  played: z.int(),
  takenDown: z.object({ at: z.int(), reason: z.string() }).nullable(),
})
export type CardTold = DeepReadonly<z.infer<typeof cardTold>>

const versionTold = z.object({ ...version, since: z.int(), played: z.int() })
export type VersionTold = DeepReadonly<z.infer<typeof versionTold>>

export const cardAnswer = reading(cardTold)
/** One card with all its versions, the newest first. */
export const cardWithVersions = reading(cardTold.extend({ versions: z.array(versionTold), remarks: remarksTold }))
export type CardWithVersions = z.infer<typeof cardWithVersions>

/** A page of the gallery. `counts`: how many there are of each game, whichever was looked for. */
export const galleryAnswer = reading(
  z.object({
    cards: z.array(cardTold),
    after: z.string().nullable(),
    counts: z.record(z.string(), z.int()),
  }),
)
export type GalleryAnswer = z.infer<typeof galleryAnswer>
