import { gunzipSync, gzipSync } from 'node:zlib'
import type { Kysely } from 'kysely'
import type { EditionStore } from './port.ts'
import type { Schema } from './schema.ts'

/** Reverses the compression. */
export const unpacked = (text: string): string => gunzipSync(Buffer.from(text, 'base64')).toString()

export function sqlEditions(db: Kysely<Schema>): EditionStore {
  return {
    async put(name, game, text, seen) {
      const row = { name, game, text: gzipSync(text).toString('base64'), seen, used: 0 }
      await db
        .insertInto('editions')
        .values(row)
        .onConflict(conflict => conflict.column('name').doUpdateSet({ seen }))
        .execute()
    },
    async find(name) {
      const row = await db.selectFrom('editions').select('text').where('name', '=', name).executeTakeFirst()
      return row === undefined ? null : unpacked(row.text)
    },
  }
}
