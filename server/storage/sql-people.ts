import type { Kysely } from 'kysely'
import type { OwnCrest } from '#protocol/crest'
import type { PeopleStore, Person } from './port.ts'
import type { Schema } from './schema.ts'
import { LEFT, NOBODY } from './unnamed.ts'

/** How many are looked up at once: databases take only so many values. */
const PORTION = 1000

function personIn({ crest, since, ...person }: Schema['people']): Person {
  return { ...person, since: Number(since), ...(crest !== null && { crest: JSON.parse(crest) as OwnCrest }) }
}
const personOf = (row: Schema['people'] | undefined): Person | null => (row === undefined ? null : personIn(row))

export function sqlPeople(db: Kysely<Schema>): PeopleStore {
  return {
    find: async id => personOf(await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()),
    async findAll(ids) {
      const found: Person[] = []
      for (let from = 0; from < ids.length; from += PORTION) {
        const some = ids.slice(from, from + PORTION)
        found.push(...(await db.selectFrom('people').selectAll().where('id', 'in', some).execute()).map(personIn))
      }
      return found
    },
    async named(name, most) {
      const query = db.selectFrom('people').selectAll().where('name', '=', name)
      return (await query.orderBy('since', 'desc').limit(most).execute()).map(personIn)
    },
    byAccount: async account =>
      personOf(await db.selectFrom('people').selectAll().where('account', '=', account).executeTakeFirst()),
    async put(person) {
      const { name, account } = person
      const crest = person.crest === undefined ? null : JSON.stringify(person.crest)
      await db
        .insertInto('people')
        .values({ ...person, crest })
        .onConflict(conflict => conflict.column('id').doUpdateSet({ name, account, crest }))
        .execute()
    },
    async forget(id) {
      await db.deleteFrom('tokens').where('person', '=', id).execute()
      const gone = { name: NOBODY, account: `${LEFT}${id}`, crest: null }
      await db.updateTable('people').set(gone).where('id', '=', id).execute()
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
