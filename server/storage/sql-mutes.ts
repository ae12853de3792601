import type { Kysely } from 'kysely'
import type { MuteStore } from './port.ts'
import type { Schema } from './schema.ts'
import { NOBODY } from './unnamed.ts'

export function sqlMutes(db: Kysely<Schema>): MuteStore {
  return {
    async mute(by, whom, name) {
      await db
        .insertInto('mutes')
        .values({ by, whom, name })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    },
    async unmute(by, whom) {
      await db.deleteFrom('mutes').where('by', '=', by).where('whom', '=', whom).execute()
    },
    async forget(person) {
      await db.deleteFrom('mutes').where('by', '=', person).execute()
      await db.updateTable('mutes').set({ name: NOBODY }).where('whom', '=', person).execute()
    },
    async among(people, those) {
      if (people.length === 0 || those.length === 0) return []
      const all = db.selectFrom('mutes').select(['by', 'whom'])
      return all.where('by', 'in', people).where('whom', 'in', those).execute()
    },
    async of(by) {
      return db.selectFrom('mutes').select(['whom as person', 'name']).where('by', '=', by).execute()
    },
  }
}
