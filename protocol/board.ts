import { z } from 'zod'
import {
  holdings,
  LONGEST_CHOICE,
  LONGEST_NOTE,
  LONGEST_TITLE,
  MOST_CHOICES,
  MOST_NOTES_A_PAGE,
  NOTES_A_PAGE,
  reactionKinds,
  topics,
} from './board-words.ts'
import { cardAnswer } from './gallery.ts'
import { roles } from './order-words.ts'
import { crestSchema, entrySchema, epoch, headerSchema, seatSchema, stored, storedId } from './parts.ts'
import { type DeepReadonly, reading } from './read.ts'
import { optionValue, tableSchema } from './table.ts'

export * from './board-words.ts'

/* The notice board over HTTP: topics, threads, notes. What a note's text contains is read in `note-text.ts`. */

export const topicSchema = z.enum(topics)

const language = z
  .string()
  .regex(/^[a-z]{2}$/)
  .describe('en, it, de, ru …')
const gameSchema = z.string().max(40).nullable().describe('Null: none, it is about the tavern.')

/** A thread to begin. Sending the same draft again is harmless. */
export const threadDraft = z.strictObject({
  draft: storedId.describe('Chosen by whoever writes it. The second time it is answered like the first.'),
  topic: topicSchema,
  game: gameSchema,
  language,
  title: stored(LONGEST_TITLE * 2).describe(`One line, at most ${LONGEST_TITLE} characters.`),
  text: stored(LONGEST_NOTE * 2).describe(`Markdown, at most ${LONGEST_NOTE} characters.`),
  poll: z
    .strictObject({
      choices: z.array(stored(LONGEST_CHOICE * 2)).max(MOST_CHOICES * 2),
      until: z
        .int()
        .min(0)
        .nullable()
        .default(null)
        .describe('When it closes, in milliseconds; null: when somebody closes it.'),
    })
    .nullable()
    .default(null),
})
export type ThreadDraft = z.input<typeof threadDraft>

/** An answer in a thread. */
export const noteDraft = threadDraft.pick({ draft: true, text: true })
export type NoteDraft = z.input<typeof noteDraft>

/** Another text for a note of mine; for the first note of a thread perhaps another title. */
export const noteEdit = z.strictObject({ text: threadDraft.shape.text, title: threadDraft.shape.title.optional() })
export type NoteEdit = z.input<typeof noteEdit>

export const reactionChange = z.strictObject({ kind: z.enum(reactionKinds), on: z.boolean() })
export const vote = z.strictObject({
  choice: z
    .int()
    .min(0)
    .max(MOST_CHOICES - 1)
    .nullable()
    .describe('Null: none.'),
})
export const followChange = z.strictObject({ on: z.boolean() })
export const readChange = z.strictObject({ upTo: z.int().min(0) })
export const previewOf = z.strictObject({ text: threadDraft.shape.text, game: gameSchema })

/** Which threads are looked for. Whatever is left out does not matter. */
export const threadsWish = z.object({
  topic: topicSchema.optional(),
  game: z.string().max(40).optional().describe('A game, or `none` for what is about no game.'),
  languages: z
    .string()
    .regex(/^[a-z]{2}(,[a-z]{2}){0,9}$/)
    .optional()
    .describe('en,de: threads in these languages come first.'),
  only: z.enum(['followed', 'mine']).optional().describe('Threads that I follow, or that I began.'),
  after: z.string().max(200).optional().describe('Where the page before ended.'),
})
export type ThreadsWish = z.infer<typeof threadsWish>

export const notesWish = z.object({
  from: z.coerce.number().int().min(1).max(1_000_000).default(1).describe('The number of the first note.'),
  most: z.coerce.number().int().min(1).max(MOST_NOTES_A_PAGE).default(NOTES_A_PAGE),
})

export const boardSearch = z.object({
  words: z.string().max(200).describe('All of them are looked for, in any inflection; the last may be unfinished.'),
  topic: topicSchema.optional(),
  game: threadsWish.shape.game,
  language: language.optional(),
  after: z.string().max(200).optional().describe('Where the page before ended.'),
})
export type BoardSearch = z.infer<typeof boardSearch>

/** Who wrote something; the name is null if they are not here any more. The house itself is `null` instead of all this. */
const writerTold = z.object({
  person: z.string(),
  name: z.string().nullable(),
  crest: crestSchema.exactOptional(),
  /** Only for those who keep order: names are not unique, and anybody may be called like one of them. */
  role: z.enum(roles).exactOptional(),
  /** By the reader. Left out: no. */
  blocked: z.literal(true).exactOptional(),
})
export type WriterTold = DeepReadonly<z.infer<typeof writerTold>>

/**
 * Why it is not shown, and since when: its writer took it back, the house has hidden it, it is held until a keeper has
 * looked at it, or it is about a card that was taken down. Only what the house has hidden has a reason.
 */
const hiddenTold = z.object({ at: z.int(), reason: z.string(), by: z.enum(['writer', 'house', 'held', 'card']) })
export type HiddenTold = DeepReadonly<z.infer<typeof hiddenTold>>

const threadFields = z.object({
  id: z.string(),
  topic: topicSchema,
  game: z.string().nullable(),
  language: z.string(),
  /** Empty if it is hidden, unless you began it. */
  title: z.string(),
  by: writerTold.nullable(),
  at: z.int(),
  /** Its last note: there are as many notes as its number says. */
  last: z.object({ number: z.int(), at: z.int(), by: writerTold.nullable() }),
  /** The beginning of its first note, as plain text in one line. */
  excerpt: z.string(),
  /** What its first note holds. */
  holds: z.array(z.enum(holdings)),
  /** Of its first note. */
  cheers: z.int(),
  /** Grows with every change that can be seen in it. */
  version: z.int(),
  pinned: z.boolean(),
  /** Nobody may answer any more. */
  closed: z.object({ at: z.int(), reason: z.string() }).nullable(),
  hidden: hiddenTold.nullable(),
  /** Where it hung before. */
  moved: z.object({ at: z.int(), from: topicSchema }).nullable(),
  /** Null for strangers. `readUpTo`: the number of the last note you have read; 0 if none. */
  mine: z.object({ follows: z.boolean(), readUpTo: z.int() }).nullable(),
  /** How many notes came since you last read it; 0 if you never did and do not follow it. */
  unread: z.int(),
})
export type ThreadTold = DeepReadonly<z.infer<typeof threadFields>>

const pollTold = z.object({
  choices: z.array(z.object({ text: z.string(), votes: z.int() })),
  /** How many have voted. */
  voted: z.int(),
  /** The number of my choice, from 0 on. */
  mine: z.int().nullable(),
  /** When it closes by itself. */
  until: z.int().nullable(),
  closed: z.boolean(),
})
export type PollTold = DeepReadonly<z.infer<typeof pollTold>>

/** An address that is shown as what it leads to. Its place in the HTML is the link with `data-embed="INDEX"`. */
const embedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('moment'), match: z.string(), at: z.int().nullable(), seat: z.int().nullable() }),
  z.object({ kind: z.literal('card'), card: z.string() }),
  z.object({ kind: z.literal('table'), table: z.string() }),
  z.object({ kind: z.literal('variant'), game: z.string(), letters: z.string() }),
])

const noteFields = z.object({
  number: z.int(),
  by: writerTold.nullable(),
  at: z.int(),
  /** When it was last changed, and how often. */
  edited: z.object({ at: z.int(), times: z.int() }).nullable(),
  /** As it was written, in Markdown. This and the rest is empty if it is hidden, unless you wrote it. */
  text: z.string(),
  /** Safe to show. Blocks have `dir="auto"`; links to rules have `data-rule`, embeds `data-embed`, quoted notes `data-note`. */
  html: z.string(),
  embeds: z.array(embedSchema),
  quotes: z.array(z.object({ thread: z.string(), number: z.int() })),
  reactions: z.object({ cheers: z.int(), clever: z.int(), ha: z.int() }),
  /** My reactions. */
  mine: z.array(z.enum(reactionKinds)),
  hidden: hiddenTold.nullable(),
})
export type NoteTold = DeepReadonly<z.infer<typeof noteFields>>

/** What a topic holds; `unread`: notes that came since you last read their threads. */
const topicTold = z.object({
  topic: topicSchema,
  game: z.string().nullable(),
  threads: z.int(),
  notes: z.int(),
  unread: z.int(),
})
export type TopicTold = DeepReadonly<z.infer<typeof topicTold>>

/** The whole board: only topics of games that have threads. */
export const boardAnswer = reading(
  z.object({
    topics: z.array(topicTold),
    /** The threads that I follow, at most a hundred, the last answered first: what to ask the socket about. */
    followed: z.array(z.string()),
    /** Whether I may write; if not, why. Null for strangers: they need a name first. */
    writing: z.object({ may: z.boolean(), expected: z.string().nullable() }).nullable(),
  }),
)
export type BoardAnswer = z.infer<typeof boardAnswer>

export const threadsAnswer = reading(
  z.object({
    /** On the first page only, and not among the others. */
    pinned: z.array(threadFields),
    threads: z.array(threadFields),
    after: z.string().nullable(),
  }),
)
export type ThreadsAnswer = z.infer<typeof threadsAnswer>

/** A thread and a page of its notes. */
export const threadAnswer = reading(
  z.object({
    thread: threadFields,
    poll: pollTold.nullable(),
    notes: z.array(noteFields),
    /** The number of the next note; null if these are all. */
    next: z.int().nullable(),
  }),
)
export type ThreadAnswer = z.infer<typeof threadAnswer>

export const noteAnswer = reading(z.object({ thread: threadFields, note: noteFields }))
export type NoteAnswer = z.infer<typeof noteAnswer>
/** Earlier texts of a note, the last one first. */
export const editsAnswer = reading(
  z.object({ edits: z.array(z.object({ at: z.int(), text: z.string(), html: z.string() })) }),
)
export type EditsAnswer = z.infer<typeof editsAnswer>
export const pollAnswer = reading(pollTold)
export const markAnswer = reading(z.object({ follows: z.boolean(), readUpTo: z.int() }))
export const previewAnswer = reading(z.object({ html: z.string(), embeds: z.array(embedSchema) }))
export type PreviewAnswer = z.infer<typeof previewAnswer>

const marked = z.array(z.object({ text: z.string(), isFound: z.boolean() }))

/** Notes that were found, the newest first. */
export const searchAnswer = reading(
  z.object({
    found: z.array(
      z.object({
        thread: threadFields.pick({ id: true, topic: true, game: true, language: true, title: true }),
        number: z.int(),
        by: writerTold.nullable(),
        at: z.int(),
        /** The title of its thread, and the part of the text with the words, as plain text. */
        title: marked,
        excerpt: marked,
      }),
    ),
    after: z.string().nullable(),
  }),
)
export type SearchAnswer = z.infer<typeof searchAnswer>

/** What an embed shows to me. */
export const embedAnswer = reading(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('moment'),
      match: z.string(),
      /** The entry it is about; null: the last one. */
      at: z.int().nullable(),
      /** Whose eyes see it: a seat, or null for what everybody at the table could see. */
      eyes: seatSchema.nullable(),
      isOver: z.boolean(),
      header: headerSchema,
      edition: z.string(),
      crests: z.array(crestSchema),
      began: z.int(),
      epoch,
      /** All entries there are, redacted for these eyes, so that it can be stepped through. */
      entries: z.array(entrySchema),
    }),
    z.object({
      kind: z.literal('card'),
      card: cardAnswer,
      /** What it does, by language; none if it was taken down. */
      sentences: z.record(z.string(), z.string()),
    }),
    z.object({ kind: z.literal('table'), table: tableSchema, free: z.int() }),
    /** House rules: what they are called, by language, and what is not as usual. */
    z.object({
      kind: z.literal('variant'),
      game: z.string(),
      names: z.record(z.string(), z.string()),
      options: z.record(z.string(), optionValue),
    }),
  ]),
)
export type EmbedAnswer = z.infer<typeof embedAnswer>
