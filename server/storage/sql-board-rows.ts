import type { Kysely, Selectable } from 'kysely'
import type { Hidden, StoredNote, StoredThread } from './board-port.ts'
import type { Schema } from './schema.ts'

/* Rows of the board as what they mean. */

type ThreadRow = Selectable<Schema['board_threads']>
type HiddenRow = Pick<ThreadRow, 'hidden_at' | 'hidden_reason' | 'hidden_by'>

const hiddenIn = ({ hidden_at, hidden_reason, hidden_by }: HiddenRow): Hidden | null =>
  hidden_at === null ? null : { at: Number(hidden_at), reason: hidden_reason ?? '', by: hidden_by ?? '' }

/** What hides something, or with null shows it again. */
export const hiddenAs = (how: Hidden | null): HiddenRow => ({
  hidden_at: how?.at ?? null,
  hidden_reason: how?.reason ?? null,
  hidden_by: how?.by ?? null,
})

const whenIn = (at: number | null): number | null => (at === null ? null : Number(at))

export const storedThread = (row: ThreadRow): StoredThread => ({
  id: row.id,
  topic: row.topic,
  game: row.game,
  language: row.language,
  title: row.title,
  excerpt: row.excerpt,
  holds: JSON.parse(row.holds) as readonly string[],
  by: row.by,
  at: Number(row.at),
  last: row.last,
  lastAt: Number(row.last_at),
  lastBy: row.last_by,
  version: row.version,
  cheers: row.cheers,
  isFirstHidden: row.first_hidden === 1,
  poll:
    row.choices === null
      ? null
      : {
          choices: JSON.parse(row.choices) as readonly string[],
          until: whenIn(row.poll_until),
          closed: whenIn(row.poll_closed),
        },
  pinned: row.pinned === 1,
  closed: row.closed_at === null ? null : { at: Number(row.closed_at), reason: row.closed_reason ?? '' },
  hidden: hiddenIn(row),
  moved: row.moved_at === null ? null : { at: Number(row.moved_at), from: row.moved_from ?? '' },
})

/** What of a note is told to the rest of the house. */
export const noteColumns = [
  'serial',
  'thread',
  'number',
  'by',
  'at',
  'text',
  'newcomers',
  'edits',
  'edited_at',
  'hidden_at',
  'hidden_reason',
  'hidden_by',
  'cheers',
  'clever',
  'ha',
] as const
type NoteRow = Pick<Selectable<Schema['board_notes']>, (typeof noteColumns)[number]>

export const storedNote = (row: NoteRow): StoredNote => ({
  serial: row.serial,
  thread: row.thread,
  number: row.number,
  by: row.by,
  at: Number(row.at),
  text: row.text,
  isNewcomers: row.newcomers === 1,
  edits: row.edits,
  editedAt: whenIn(row.edited_at),
  hidden: hiddenIn(row),
  reactions: { cheers: row.cheers, clever: row.clever, ha: row.ha },
})

/** Something that can be seen in this thread has changed. */
export async function changed(db: Kysely<Schema>, thread: string): Promise<void> {
  await db
    .updateTable('board_threads')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', thread)
    .execute()
}
