import type { Kysely } from 'kysely'
import type { FriendStore } from './friends-port.ts'
import type { Schema } from './schema.ts'
import { between, dropAsk, part } from './sql-friends-asking.ts'

type BlockStore = Pick<FriendStore, 'block' | 'unblock' | 'blocked' | 'blockers' | 'isShut'>

export function sqlBlocks(db: Kysely<Schema>, isShared: boolean): BlockStore {
  const alone = between(db, isShared)
  return {
    block: (by, whom, name, at) =>
      alone(by, whom, async trx => {
        await trx
          .insertInto('friends_blocks')
          .values({ by, whom, name, at })
          .onConflict(conflict => conflict.doNothing())
          .execute()
        await part(trx, by, whom)
        await dropAsk(trx, { by, whom })
        await trx
          .updateTable('friends_asks')
          .set({ declined: at })
          .where('by', '=', whom)
          .where('whom', '=', by)
          .execute()
        await trx.deleteFrom('friends_stars').where('by', '=', by).where('whom', '=', whom).execute()
        const both = [by, whom]
        await trx.deleteFrom('friends_invitations').where('whom', 'in', both).where('by', 'in', both).execute()
      }),
    async unblock(by, whom) {
      await db.deleteFrom('friends_blocks').where('by', '=', by).where('whom', '=', whom).execute()
    },
    async blocked(by) {
      const query = db.selectFrom('friends_blocks').select(['whom as person', 'name', 'at']).where('by', '=', by)
      const rows = await query.orderBy('at', 'desc').orderBy('whom').execute()
      return rows.map(row => ({ ...row, at: Number(row.at) }))
    },
    async blockers(whom) {
      const rows = await db.selectFrom('friends_blocks').select('by').where('whom', '=', whom).execute()
      return rows.map(({ by }) => by)
    },
    async isShut(one, other) {
      const both = [one, other]
      const query = db.selectFrom('friends_blocks').select('at').where('by', 'in', both).where('whom', 'in', both)
      return (await query.executeTakeFirst()) !== undefined
    },
  }
}
