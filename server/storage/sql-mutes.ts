import type { Kysely } from 'kysely'
import type { MuteStore } from './port.ts'
import type { Schema } from './schema.ts'

export function sqlMutes(db: Kysely<Schema>): MuteStore {
  return {
    async mute(by, whom) {
      await db
        .insertInto('mutes')
        .values({ by, whom })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    },
    async unmute(by, whom) {
      await db.deleteFrom('mutes').where('by', '=', by).where('whom', '=', whom).execute()
    },
    async of(by) {
      const rows = await db.selectFrom('mutes').select('whom').where('by', '=', by).execute()
      return rows.map(row => row.whom)
    },
  }
}
