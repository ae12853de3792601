import type { Kysely } from 'kysely'
import type { Choices } from '#protocol/friend-words'
import type { FriendStore, Tie } from './friends-port.ts'
import type { Schema } from './schema.ts'
import { sqlAsking } from './sql-friends-asking.ts'
import { sqlBlocks } from './sql-friends-blocks.ts'

const tie = ({ person, at }: { readonly person: string; readonly at: number }): Tie => ({ person, at: Number(at) })

export function sqlFriends(db: Kysely<Schema>, isShared: boolean): FriendStore {
  const store: FriendStore = {
    ...sqlAsking(db, isShared),
    ...sqlBlocks(db, isShared),
    async of(person) {
      const query = db.selectFrom('friends_ties').select(['friend as person', 'at']).where('person', '=', person)
      return (await query.orderBy('at').orderBy('friend').execute()).map(tie)
    },
    async asking(person) {
      const all = db.selectFrom('friends_asks').select(['by as person', 'at']).where('whom', '=', person)
      const open = all.where('declined', 'is', null).where('kept_back', '=', 0)
      return (await open.orderBy('at', 'desc').orderBy('by').execute()).map(tie)
    },
    async asked(person) {
      const all = db.selectFrom('friends_asks').select(['whom as person', 'at']).where('by', '=', person)
      return (await all.where('kept_back', '=', 0).orderBy('at', 'desc').orderBy('whom').execute()).map(tie)
    },
    async between(person, other) {
      const has = async (all: Promise<readonly Tie[]>): Promise<boolean> => (await all).some(it => it.person === other)
      const [friends, asked, asks, starred, blocked] = await Promise.all([
        has(store.of(person)),
        has(store.asked(person)),
        has(store.asking(person)),
        has(store.starred(person)),
        has(store.blocked(person)),
      ])
      return { friends, asked, asks, starred, blocked }
    },
    async star(by, whom, at) {
      await db
        .insertInto('friends_stars')
        .values({ by, whom, at })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    },
    async unstar(by, whom) {
      await db.deleteFrom('friends_stars').where('by', '=', by).where('whom', '=', whom).execute()
    },
    async starred(by) {
      const query = db.selectFrom('friends_stars').select(['whom as person', 'at']).where('by', '=', by)
      return (await query.orderBy('at', 'desc').orderBy('whom').execute()).map(tie)
    },
    async choices(people) {
      if (people.length === 0) return new Map()
      const rows = await db.selectFrom('friends_choices').selectAll().where('person', 'in', people).execute()
      return new Map(rows.map(({ person, choices }) => [person, JSON.parse(choices) as Partial<Choices>]))
    },
    async choose(person, given) {
      const choices = JSON.stringify(given)
      await db
        .insertInto('friends_choices')
        .values({ person, choices })
        .onConflict(conflict => conflict.column('person').doUpdateSet({ choices }))
        .execute()
    },
    async invite(whom, { by, table, at }) {
      await db
        .insertInto('friends_invitations')
        .values({ whom, by, tavern_table: table, at })
        .onConflict(conflict => conflict.columns(['whom', 'by', 'tavern_table']).doUpdateSet({ at }))
        .execute()
    },
    async invitations(whom, since) {
      const all = db.selectFrom('friends_invitations').select(['by', 'tavern_table as table', 'at'])
      const query = all.where('whom', '=', whom).where('at', '>', since)
      const rows = await query.orderBy('at', 'desc').orderBy('by').orderBy('tavern_table').execute()
      return rows.map(({ by, table, at }) => ({ by, table, at: Number(at) }))
    },
    async dismiss(whom, by) {
      await db.deleteFrom('friends_invitations').where('whom', '=', whom).where('by', '=', by).execute()
    },
    async allOf(person) {
      const [friends, asked, asking, starred, blocked, invitations, choices] = await Promise.all([
        store.of(person),
        store.asked(person),
        store.asking(person),
        store.starred(person),
        store.blocked(person),
        store.invitations(person, -1),
        store.choices([person]),
      ])
      return { friends, asked, asking, starred, blocked, invitations, choices: choices.get(person) ?? {} }
    },
    forget: person =>
      db.transaction().execute(async trx => {
        await trx
          .deleteFrom('friends_ties')
          .where(({ or, eb }) => or([eb('person', '=', person), eb('friend', '=', person)]))
          .execute()
        for (const table of ['friends_asks', 'friends_stars', 'friends_blocks', 'friends_invitations'] as const)
          await trx
            .deleteFrom(table)
            .where(({ or, eb }) => or([eb('by', '=', person), eb('whom', '=', person)]))
            .execute()
        await trx.deleteFrom('friends_choices').where('person', '=', person).execute()
      }),
  }
  return store
}
