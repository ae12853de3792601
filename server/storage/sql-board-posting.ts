import type { Transaction } from 'kysely'
import type { NewNote, NewThread, NotPosted, Posted, PostLimit } from './board-port.ts'
import type { Schema } from './schema.ts'
import { hiddenAs } from './sql-board-rows.ts'
import { holdLock } from './sql-locks.ts'

/*
 * Posting happens in a transaction. On a shared engine whoever posts holds the lock of their name, so that a draft is
 * posted once and nobody writes more than they may, at however many nodes.
 */

export const takeTurn = async (trx: Transaction<Schema>, isShared: boolean, { by }: NewNote): Promise<void> => {
  if (isShared) await holdLock(trx, `board ${by}`)
}

/** What this draft became when it was posted before, or why it must not be posted now; null if it may. */
export async function beforePosting(
  trx: Transaction<Schema>,
  { by, draft }: NewNote,
  limit: PostLimit | null,
): Promise<Posted | NotPosted | null> {
  const old = trx.selectFrom('board_notes').select(['thread', 'number']).where('by', '=', by).where('draft', '=', draft)
  const again = await old.executeTakeFirst()
  if (again !== undefined) return { ...again, isOld: true }
  if (limit === null) return null
  const { n } = await trx
    .selectFrom('board_notes')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('by', '=', by)
    .where('at', '>', limit.since)
    .executeTakeFirstOrThrow()
  return Number(n) >= limit.most ? 'too many' : null
}

export async function insertThread(
  trx: Transaction<Schema>,
  thread: NewThread,
  { by, at, hidden = null }: NewNote,
): Promise<void> {
  const { id, topic, game, language, title, excerpt, holds, poll } = thread
  await trx
    .insertInto('board_threads')
    .values({
      id,
      topic,
      game,
      language,
      title,
      excerpt,
      holds: JSON.stringify(holds),
      by,
      at,
      last: 1,
      last_at: at,
      last_by: by,
      version: 1,
      cheers: 0,
      first_hidden: 0,
      choices: poll === null ? null : JSON.stringify(poll.choices),
      poll_until: poll?.until ?? null,
      pinned: 0,
      ...hiddenAs(hidden),
    })
    .execute()
}

export async function insertNote(
  trx: Transaction<Schema>,
  thread: string,
  number: number,
  note: NewNote,
): Promise<Posted> {
  const { by, draft, at, text, words, isNewcomers } = note
  const hidden = hiddenAs(number === 1 ? null : (note.hidden ?? null))
  const none = { edits: 0, cheers: 0, clever: 0, ha: 0 }
  await trx
    .insertInto('board_notes')
    .values({ thread, number, by, draft, at, text, words, newcomers: Number(isNewcomers), ...none, ...hidden })
    .execute()
  return { thread, number, isOld: false }
}

/** Gives the next number of a thread. Whoever comes second waits until the first is done. */
export async function nextNumber(
  trx: Transaction<Schema>,
  thread: string,
  { by, at }: NewNote,
): Promise<number | NotPosted> {
  const row = await trx
    .updateTable('board_threads')
    .set(({ eb }) => ({
      last: eb('last', '+', 1),
      version: eb('version', '+', 1),
      last_at: at,
      last_by: by,
    }))
    .where('id', '=', thread)
    .where('hidden_at', 'is', null)
    .where('closed_at', 'is', null)
    .returning('last')
    .executeTakeFirst()
  if (row !== undefined) return row.last
  const found = trx.selectFrom('board_threads').select('id').where('id', '=', thread).where('hidden_at', 'is', null)
  return (await found.executeTakeFirst()) === undefined ? 'no thread' : 'closed'
}
