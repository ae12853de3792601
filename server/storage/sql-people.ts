import type { Kysely } from 'kysely'
import type { PeopleStore, Person } from './port.ts'
import type { Schema } from './schema.ts'

const personOf = (row: Schema['people'] | undefined): Person | null =>
  row === undefined ? null : { ...row, since: Number(row.since) }

export function sqlPeople(db: Kysely<Schema>): PeopleStore {
  return {
    find: async id => personOf(await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()),
    byAccount: async account =>
      personOf(await db.selectFrom('people').selectAll().where('account', '=', account).executeTakeFirst()),
    async put(person) {
      await db
        .insertInto('people')
        .values({ ...person })
        .onConflict(conflict => conflict.column('id').doUpdateSet({ name: person.name, account: person.account }))
        .execute()
    },
    async addToken(hash, person, name, at) {
      await db.insertInto('tokens').values({ hash, person, name, at }).execute()
    },
    byToken: async hash =>
      personOf(
        await db
          .selectFrom('tokens')
          .innerJoin('people', 'people.id', 'tokens.person')
          .selectAll('people')
          .where('tokens.hash', '=', hash)
          .executeTakeFirst(),
      ),
    async tokensOf(person) {
      const query = db.selectFrom('tokens').select(['hash', 'name', 'at']).where('person', '=', person)
      return (await query.orderBy('at').execute()).map(row => ({ ...row, at: Number(row.at) }))
    },
    async dropToken(hash, person) {
      const query = db.deleteFrom('tokens').where('hash', '=', hash).where('person', '=', person)
      return (await query.executeTakeFirst()).numDeletedRows > 0n
    },
    async dropTokens(person) {
      await db.deleteFrom('tokens').where('person', '=', person).execute()
    },
  }
}
