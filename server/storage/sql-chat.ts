import type { Kysely } from 'kysely'
import type { ChatStore } from './port.ts'
import type { Schema } from './schema.ts'

export function sqlChat(db: Kysely<Schema>): ChatStore {
  return {
    async say(room, { at, by, text }) {
      const query = db.insertInto('chat').values({ room, at, by, text }).returning('number')
      return (await query.executeTakeFirstOrThrow()).number
    },
    async since(room, number, most) {
      const rows = await db
        .selectFrom('chat')
        .select(['number', 'at', 'by', 'text'])
        .where('room', '=', room)
        .where('number', '>', number)
        .orderBy('number', 'desc')
        .limit(most)
        .execute()
      return rows.reverse().map(row => ({ ...row, at: Number(row.at) }))
    },
  }
}
