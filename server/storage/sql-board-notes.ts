import type { Kysely } from 'kysely'
import { earlierText, type NoteStore, type Reaction } from './board-port.ts'
import type { Schema } from './schema.ts'
import { sqlOwnNotes } from './sql-board-own.ts'
import { beforePosting, insertNote, nextNumber, takeTurn } from './sql-board-posting.ts'
import { changed, hiddenAs, noteColumns, storedNote } from './sql-board-rows.ts'
import { searchByFts5, searchByPostgres } from './sql-board-search.ts'

export function sqlNotes(db: Kysely<Schema>, isShared: boolean): NoteStore {
  return {
    answer: (thread, note, limit) =>
      db.transaction().execute(async trx => {
        await takeTurn(trx, isShared, note)
        const before = await beforePosting(trx, note, limit)
        if (before !== null) return before
        const number = await nextNumber(trx, thread, note)
        return typeof number === 'string' ? number : insertNote(trx, thread, number, note)
      }),
    async list(thread, from, most) {
      const rows = await db
        .selectFrom('board_notes')
        .select(noteColumns)
        .where('thread', '=', thread)
        .where('number', '>=', from)
        .orderBy('number')
        .limit(most)
        .execute()
      return rows.map(storedNote)
    },
    async find(thread, number) {
      const query = db.selectFrom('board_notes').select(noteColumns)
      const row = await query.where('thread', '=', thread).where('number', '=', number).executeTakeFirst()
      return row === undefined ? null : storedNote(row)
    },
    edit: (thread, number, { at, text, words, outline, titled, hidden = null }) =>
      db.transaction().execute(async trx => {
        await changed(trx, thread) // holds the thread on a shared engine
        const row = await trx
          .selectFrom('board_notes')
          .select(['text', 'at', 'edits', 'edited_at'])
          .where('thread', '=', thread)
          .where('number', '=', number)
          .executeTakeFirst()
        if (row === undefined) return false
        const old = {
          thread,
          number,
          edit: row.edits,
          at: row.edited_at ?? row.at,
          text: earlierText(row.text, titled),
        }
        await trx.insertInto('board_edits').values(old).execute()
        await trx
          .updateTable('board_notes')
          .set({
            text,
            words,
            edits: row.edits + 1,
            edited_at: at,
            ...(hidden && outline === null && hiddenAs(hidden)),
          })
          .where('thread', '=', thread)
          .where('number', '=', number)
          .execute()
        if (outline !== null)
          await trx
            .updateTable('board_threads')
            .set({ ...outline, holds: JSON.stringify(outline.holds), ...(hidden && hiddenAs(hidden)) })
            .where('id', '=', thread)
            .execute()
        return true
      }),
    async edits(thread, number) {
      const query = db.selectFrom('board_edits').select(['at', 'text'])
      const rows = await query
        .where('thread', '=', thread)
        .where('number', '=', number)
        .orderBy('edit', 'desc')
        .execute()
      return rows.map(({ at, text }) => ({ at: Number(at), text }))
    },
    async written(by, most) {
      const rows = db.selectFrom('board_notes').select('serial').where('by', '=', by).limit(most)
      return (await rows.execute()).length
    },
    react: (thread, number, person, kind, on) =>
      db.transaction().execute(async trx => {
        await changed(trx, thread) // holds the thread on a shared engine
        const given = { thread, number, person, kind }
        const note = trx.selectFrom('board_notes').select('serial').where('thread', '=', thread)
        if ((await note.where('number', '=', number).executeTakeFirst()) === undefined) return false
        const done = on
          ? (
              await trx
                .insertInto('board_reactions')
                .values(given)
                .onConflict(it => it.doNothing())
                .executeTakeFirst()
            ).numInsertedOrUpdatedRows
          : (
              await trx
                .deleteFrom('board_reactions')
                .where('thread', '=', thread)
                .where('number', '=', number)
                .where('person', '=', person)
                .where('kind', '=', kind)
                .executeTakeFirst()
            ).numDeletedRows
        if ((done ?? 0n) === 0n) return true
        const by = on ? 1 : -1
        await trx
          .updateTable('board_notes')
          .set(({ eb }) => ({ [kind]: eb(kind, '+', by) }))
          .where('thread', '=', thread)
          .where('number', '=', number)
          .execute()
        if (number === 1 && kind === 'cheers')
          await trx
            .updateTable('board_threads')
            .set(({ eb }) => ({ cheers: eb('cheers', '+', by) }))
            .where('id', '=', thread)
            .execute()
        return true
      }),
    async reactions(person, thread, numbers) {
      const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
      if (numbers.length === 0) return new Map()
      const rows = await db
        .selectFrom('board_reactions')
        .select(['number', 'kind'])
        .where('thread', '=', thread)
        .where('person', '=', person)
        .where('number', '>=', first)
        .where('number', '<=', last)
        .orderBy('kind')
        .execute()
      const found = new Map<number, Reaction[]>()
      for (const { number, kind } of rows)
        if (numbers.includes(number)) found.set(number, [...(found.get(number) ?? []), kind as Reaction])
      return found
    },
    ...sqlOwnNotes(db),
    search: isShared ? searchByPostgres(db) : searchByFts5(db),
  }
}
