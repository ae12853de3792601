import type { Kysely } from 'kysely'
import type { MarkStore } from './board-port.ts'
import type { Schema } from './schema.ts'

export function sqlMarks(db: Kysely<Schema>): MarkStore {
  return {
    async of(person, threads) {
      if (threads.length === 0) return new Map()
      const query = db
        .selectFrom('board_marks')
        .select(['thread', 'follows', 'read_up_to'])
        .where('person', '=', person)
      const rows = await query.where('thread', 'in', threads).execute()
      return new Map(
        rows.map(({ thread, follows, read_up_to }) => [thread, { follows: follows === 1, readUpTo: read_up_to }]),
      )
    },
    async forget(person) {
      await db.deleteFrom('board_marks').where('person', '=', person).execute()
    },
    async follow(person, thread, on) {
      const follows = Number(on)
      await db
        .insertInto('board_marks')
        .values({ person, thread, follows, read_up_to: 0 })
        .onConflict(conflict => conflict.columns(['person', 'thread']).doUpdateSet({ follows }))
        .execute()
    },
    async read(person, thread, upTo) {
      await db
        .insertInto('board_marks')
        .values({ person, thread, follows: 0, read_up_to: upTo })
        .onConflict(conflict =>
          conflict
            .columns(['person', 'thread'])
            .doUpdateSet({ read_up_to: upTo })
            .where('board_marks.read_up_to', '<', upTo),
        )
        .execute()
    },
    async followers(thread) {
      const query = db.selectFrom('board_marks').select('person').where('thread', '=', thread).where('follows', '=', 1)
      return (await query.orderBy('person').execute()).map(({ person }) => person)
    },
    async followed(person, most) {
      const rows = await db
        .selectFrom('board_marks as m')
        .innerJoin('board_threads as t', 't.id', 'm.thread')
        .select('t.id')
        .where('m.person', '=', person)
        .where('m.follows', '=', 1)
        .where('t.hidden_at', 'is', null)
        .orderBy('t.last_at', 'desc')
        .orderBy('t.id', 'desc')
        .limit(most)
        .execute()
      return rows.map(({ id }) => id)
    },
    async unread(person) {
      const rows = await db
        .selectFrom('board_marks as m')
        .innerJoin('board_threads as t', 't.id', 'm.thread')
        .select(({ fn, eb }) => ['t.topic', 't.game', fn.sum(eb('t.last', '-', eb.ref('m.read_up_to'))).as('notes')])
        .where('m.person', '=', person)
        .where('t.hidden_at', 'is', null)
        .whereRef('t.last', '>', 'm.read_up_to')
        .groupBy(['t.topic', 't.game'])
        .execute()
      return rows.map(({ topic, game, notes }) => ({ topic, game, notes: Number(notes) }))
    },
  }
}
