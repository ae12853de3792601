import type { Kysely } from 'kysely'
import type { NoteStore, Reaction } from './board-port.ts'
import type { Schema } from './schema.ts'
import { changed, noteColumns, storedNote } from './sql-board-rows.ts'

/** What one person has on the board. */
export const sqlOwnNotes = (db: Kysely<Schema>): Pick<NoteStore, 'by' | 'reactedBy' | 'erase'> => ({
  async by(person) {
    const query = db.selectFrom('board_notes').select(noteColumns).where('by', '=', person)
    return (await query.orderBy('serial').execute()).map(storedNote)
  },
  async reactedBy(person) {
    const query = db.selectFrom('board_reactions').select(['thread', 'number', 'kind']).where('person', '=', person)
    const rows = await query.orderBy('thread').orderBy('number').orderBy('kind').execute()
    return rows.map(({ kind, ...row }) => ({ ...row, kind: kind as Reaction }))
  },
  erase: (thread, number) =>
    db.transaction().execute(async trx => {
      await changed(trx, thread) // holds the thread on a shared engine
      await trx.deleteFrom('board_edits').where('thread', '=', thread).where('number', '=', number).execute()
      await trx
        .updateTable('board_notes')
        .set({ text: '', words: '', edits: 0, edited_at: null })
        .where('thread', '=', thread)
        .where('number', '=', number)
        .execute()
      if (number === 1)
        await trx
          .updateTable('board_threads')
          .set({ title: '…', excerpt: '', holds: '[]', choices: null })
          .where('id', '=', thread)
          .execute()
    }),
})
