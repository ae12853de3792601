import { type Kysely, sql } from 'kysely'
import type { ThreadStore } from './board-port.ts'
import type { Schema } from './schema.ts'
import { beforePosting, insertNote, insertThread, takeTurn } from './sql-board-posting.ts'
import { storedThread } from './sql-board-rows.ts'

const isUntold = sql<boolean>`told < last` // as in the index

export function sqlThreads(db: Kysely<Schema>, isShared: boolean): ThreadStore {
  const all = async (ids: readonly string[]) => {
    if (ids.length === 0) return []
    return (await db.selectFrom('board_threads').selectAll().where('id', 'in', ids).execute()).map(storedThread)
  }
  return {
    begin: (thread, first, limit) =>
      db.transaction().execute(async trx => {
        await takeTurn(trx, isShared, first)
        const before = await beforePosting(trx, first, limit)
        if (before !== null) return before
        await insertThread(trx, thread, first)
        return insertNote(trx, thread.id, 1, first)
      }),
    beginAll: all =>
      db.transaction().execute(async trx => {
        for (const { thread, first } of all) {
          await takeTurn(trx, isShared, first)
          if ((await beforePosting(trx, first, null)) !== null) continue
          await insertThread(trx, thread, first)
          await insertNote(trx, thread.id, 1, first)
        }
      }),
    find: async id => (await all([id]))[0] ?? null,
    findAll: all,
    async list(wish, pinned, after, most) {
      const { topic, game, languages, by, followedBy } = wish
      let query = db
        .selectFrom('board_threads')
        .selectAll()
        .where('hidden_at', 'is', null)
        .where('pinned', '=', Number(pinned))
      if (topic !== undefined) query = query.where('topic', '=', topic)
      if (game !== undefined) query = query.where('game', game === null ? 'is' : '=', game)
      if (by !== undefined) query = query.where('by', '=', by)
      if (languages !== undefined) query = query.where('language', languages.isOthers ? 'not in' : 'in', languages.are)
      if (followedBy !== undefined)
        query = query.where('id', 'in', sub =>
          sub.selectFrom('board_marks').select('thread').where('person', '=', followedBy).where('follows', '=', 1),
        )
      if (after !== null)
        query = query.where(({ eb, or, and }) =>
          or([eb('last_at', '<', after.at), and([eb('last_at', '=', after.at), eb('id', '<', after.id)])]),
        )
      return (await query.orderBy('last_at', 'desc').orderBy('id', 'desc').limit(most).execute()).map(storedThread)
    },
    untold: most =>
      db.selectFrom('board_threads').select(['id', 'told', 'last']).where(isUntold).orderBy('id').limit(most).execute(),
    async told(id, upTo) {
      await db.updateTable('board_threads').set({ told: upTo }).where('id', '=', id).where('told', '<', upTo).execute()
    },
    async counts() {
      const rows = await db
        .selectFrom('board_threads')
        .select(({ fn }) => ['topic', 'game', fn.countAll().as('threads'), fn.sum('last').as('notes')])
        .where('hidden_at', 'is', null)
        .groupBy(['topic', 'game'])
        .execute()
      return rows.map(({ topic, game, threads, notes }) => ({
        topic,
        game,
        threads: Number(threads),
        notes: Number(notes),
      }))
    },
    async reached(ids) {
      if (ids.length === 0) return new Map()
      const query = db.selectFrom('board_threads').select(['id', 'version', 'last']).where('id', 'in', ids)
      return new Map((await query.execute()).map(({ id, version, last }) => [id, { version, notes: last }]))
    },
  }
}
