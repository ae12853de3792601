import type { Kysely } from 'kysely'
import type { PollStore } from './board-port.ts'
import type { Schema } from './schema.ts'
import { changed, storedThread } from './sql-board-rows.ts'

export function sqlPolls(db: Kysely<Schema>): PollStore {
  return {
    vote: (thread, person, choice, now) =>
      db.transaction().execute(async trx => {
        await changed(trx, thread) // holds the thread on a shared engine
        const row = await trx.selectFrom('board_threads').selectAll().where('id', '=', thread).executeTakeFirst()
        const poll = row === undefined ? null : storedThread(row).poll
        if (poll === null || poll.closed !== null || (poll.until ?? now) < now) return false
        if (choice === null) {
          await trx.deleteFrom('board_votes').where('thread', '=', thread).where('person', '=', person).execute()
          return true
        }
        if (poll.choices[choice] === undefined) return false
        await trx
          .insertInto('board_votes')
          .values({ thread, person, choice })
          .onConflict(conflict => conflict.columns(['thread', 'person']).doUpdateSet({ choice }))
          .execute()
        return true
      }),
    async votes(thread) {
      const rows = await db
        .selectFrom('board_votes')
        .select(({ fn }) => ['choice', fn.countAll().as('n')])
        .where('thread', '=', thread)
        .groupBy('choice')
        .execute()
      return new Map(rows.map(({ choice, n }) => [choice, Number(n)]))
    },
    async of(thread, person) {
      const query = db.selectFrom('board_votes').select('choice').where('thread', '=', thread)
      return (await query.where('person', '=', person).executeTakeFirst())?.choice ?? null
    },
    async votedBy(person) {
      const query = db.selectFrom('board_votes').select(['thread', 'choice']).where('person', '=', person)
      return query.orderBy('thread').execute()
    },
    async forget(person) {
      await db.deleteFrom('board_votes').where('person', '=', person).execute()
    },
    async close(thread, at) {
      await db
        .updateTable('board_threads')
        .set(({ eb }) => ({ poll_closed: at, version: eb('version', '+', 1) }))
        .where('id', '=', thread)
        .where('poll_closed', 'is', null)
        .execute()
    },
  }
}
