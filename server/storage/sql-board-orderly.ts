import type { Kysely, UpdateResult } from 'kysely'
import type { Hidden, OrderlyStore } from './board-port.ts'
import type { Schema } from './schema.ts'
import { changed, hiddenAs } from './sql-board-rows.ts'

export function sqlOrderly(db: Kysely<Schema>): OrderlyStore {
  const thread = (id: string) =>
    db
      .updateTable('board_threads')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
  const isDone = async (query: { executeTakeFirst(): Promise<UpdateResult> }): Promise<boolean> =>
    (await query.executeTakeFirst()).numUpdatedRows > 0n
  const hideNote = (id: string, number: number, how: Hidden | null): Promise<boolean> =>
    db.transaction().execute(async trx => {
      await changed(trx, id)
      const note = trx.updateTable('board_notes').set(hiddenAs(how)).where('thread', '=', id)
      if (!(await isDone(note.where('number', '=', number)))) return false
      if (number === 1)
        await trx
          .updateTable('board_threads')
          .set({ first_hidden: how === null ? 0 : 1 })
          .where('id', '=', id)
          .execute()
      return true
    })
  return {
    hide: (id, number, how) => (number === null ? isDone(thread(id).set(hiddenAs(how))) : hideNote(id, number, how)),
    unhide: (id, number) => (number === null ? isDone(thread(id).set(hiddenAs(null))) : hideNote(id, number, null)),
    close: (id, { at, reason }) => isDone(thread(id).set({ closed_at: at, closed_reason: reason })),
    open: id => isDone(thread(id).set({ closed_at: null, closed_reason: null })),
    move: (id, topic, game, at) =>
      isDone(thread(id).set(({ ref }) => ({ topic, game, moved_at: at, moved_from: ref('topic') }))),
    pin: (id, on) => isDone(thread(id).set({ pinned: Number(on) })),
  }
}
