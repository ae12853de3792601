import { type Kysely, sql } from 'kysely'
import type { ChatStore } from './port.ts'
import type { Schema } from './schema.ts'
import { lockOf } from './sql-locks.ts'

/** A saying of which only the number is left. */
const unsaid = { text: '', hidden: 1 } as const

/** On a shared engine the numbers of a room are given while holding its lock: they become visible in their order. */
export function sqlChat(db: Kysely<Schema>, isShared: boolean): ChatStore {
  return {
    async say(room, { at, by, text }) {
      const query = isShared
        ? db
            .insertInto('chat')
            .columns(['room', 'at', 'by', 'text'])
            .expression(
              sql`select ${room}, ${at}::bigint, ${by}, ${text} from (select ${lockOf(`chat ${room}`)}) as turn`,
            )
        : db.insertInto('chat').values({ room, at, by, text })
      return (await query.returning('number').executeTakeFirstOrThrow()).number
    },
    async lasts(rooms) {
      if (rooms.length === 0) return new Map()
      const rows = await db
        .selectFrom('chat')
        .select(({ fn }) => ['room', fn.max('number').as('number')])
        .where('room', 'in', rooms)
        .groupBy('room')
        .execute()
      return new Map(rows.map(({ room, number }) => [room, number]))
    },
    async since(room, number, most) {
      const rows = await db
        .selectFrom('chat')
        .select(['number', 'at', 'by', 'text'])
        .where('room', '=', room)
        .where('number', '>', number)
        .where('hidden', '=', 0)
        .orderBy('number', 'desc')
        .limit(most)
        .execute()
      return rows.reverse().map(row => ({ ...row, at: Number(row.at) }))
    },
    async upTo(room, number, most) {
      const rows = await db
        .selectFrom('chat')
        .select(['number', 'at', 'by', 'text', 'hidden'])
        .where('room', '=', room)
        .where('number', '<=', number)
        .orderBy('number', 'desc')
        .limit(most)
        .execute()
      return rows.reverse().map(row => ({ ...row, at: Number(row.at), hidden: row.hidden === 1 }))
    },
    async by(person) {
      const rows = await db
        .selectFrom('chat')
        .select(['room', 'number', 'at', 'by', 'text'])
        .where('by', '=', person)
        .where('hidden', '=', 0)
        .orderBy('number')
        .execute()
      return rows.map(row => ({ ...row, at: Number(row.at) }))
    },
    async unsay(person) {
      await db.updateTable('chat').set(unsaid).where('by', '=', person).execute()
    },
    async clear(before) {
      await db.updateTable('chat').set(unsaid).where('at', '<', before).where('text', '!=', '').execute()
    },
    async hide(room, number, hidden) {
      const all = db.updateTable('chat').set({ hidden: hidden ? 1 : 0 })
      const query = hidden ? all : all.where('text', '!=', '')
      const done = await query.where('room', '=', room).where('number', '=', number).executeTakeFirst()
      return done.numUpdatedRows > 0n
    },
  }
}
