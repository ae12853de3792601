import type { Generated } from 'kysely'

/** The tables of the notice board. */
export interface BoardSchema {
  /** `holds` and `choices` are JSON. */
  board_threads: {
    id: string
    topic: string
    game: string | null
    language: string
    title: string
    excerpt: string
    holds: string
    by: string
    at: number
    last: number
    last_at: number
    last_by: string
    version: number
    cheers: number
    first_hidden: number
    choices: string | null
    poll_until: number | null
    poll_closed: number | null
    pinned: number
    closed_at: number | null
    closed_reason: string | null
    hidden_at: number | null
    hidden_reason: string | null
    hidden_by: string | null
    moved_at: number | null
    moved_from: string | null
    /** The note up to which its followers have been told. */
    told: Generated<number>
  }
  /** `words`: what it is found by, for the index of each engine. */
  board_notes: {
    serial: Generated<number>
    thread: string
    number: number
    by: string
    draft: string
    at: number
    text: string
    words: string
    newcomers: number
    edits: number
    edited_at: number | null
    hidden_at: number | null
    hidden_reason: string | null
    hidden_by: string | null
    cheers: number
    clever: number
    ha: number
  }
  /** Texts that notes had before, numbered from 0 on. */
  board_edits: { thread: string; number: number; edit: number; at: number; text: string }
  board_reactions: { thread: string; number: number; person: string; kind: string }
  board_votes: { thread: string; person: string; choice: number }
  board_marks: { person: string; thread: string; follows: number; read_up_to: number }
}
