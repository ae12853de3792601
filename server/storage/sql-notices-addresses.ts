import type { Kysely } from 'kysely'
import type { NoticeStore, WishStore } from './notices-port.ts'
import type { Schema } from './schema.ts'

/** What waits for an address that is gone is not sent any more. */
async function undue(db: Kysely<Schema>, channel: 'push' | 'hook', target: string): Promise<void> {
  const all = db.deleteFrom('notice_sendings').where('channel', '=', channel).where('target', '=', target)
  await all.where('message', 'is', null).execute()
}

export function sqlDevices(db: Kysely<Schema>): NoticeStore['devices'] {
  const all = db.selectFrom('notice_devices').selectAll()
  const deviceIn = (row: Schema['notice_devices']) => ({ ...row, at: Number(row.at) })
  return {
    async put(device) {
      const { id: _, ...changed } = device
      const insert = db.insertInto('notice_devices').values(device)
      await insert.onConflict(conflict => conflict.column('id').doUpdateSet(changed)).execute()
    },
    async find(id) {
      const row = await all.where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : deviceIn(row)
    },
    async of(people) {
      if (people.length === 0) return []
      return (await all.where('person', 'in', people).orderBy('at').orderBy('id').execute()).map(deviceIn)
    },
    async drop(person, id) {
      const query = db.deleteFrom('notice_devices').where('person', '=', person).where('id', '=', id)
      if ((await query.executeTakeFirst()).numDeletedRows === 0n) return false
      await undue(db, 'push', id)
      return true
    },
  }
}

export function sqlHooks(db: Kysely<Schema>): NoticeStore['hooks'] {
  const all = db.selectFrom('notice_hooks').selectAll()
  const hookIn = ({ tavern_table, at, ...row }: Schema['notice_hooks']) => ({
    ...row,
    table: tavern_table,
    at: Number(at),
  })
  return {
    async put({ table, ...hook }) {
      const row = { ...hook, tavern_table: table }
      const { id: _, ...changed } = row
      const insert = db.insertInto('notice_hooks').values(row)
      await insert.onConflict(conflict => conflict.column('id').doUpdateSet(changed)).execute()
    },
    async find(id) {
      const row = await all.where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : hookIn(row)
    },
    async of(people) {
      if (people.length === 0) return []
      return (await all.where('person', 'in', people).orderBy('at').orderBy('id').execute()).map(hookIn)
    },
    async drop(person, id) {
      const query = db.deleteFrom('notice_hooks').where('person', '=', person).where('id', '=', id)
      if ((await query.executeTakeFirst()).numDeletedRows === 0n) return false
      await undue(db, 'hook', id)
      return true
    },
  }
}

export function sqlWishes(db: Kysely<Schema>): WishStore {
  return {
    async of(people) {
      if (people.length === 0) return new Map()
      const rows = await db.selectFrom('notice_wishes').selectAll().where('person', 'in', people).execute()
      return new Map(rows.map(({ person, wishes }) => [person, wishes]))
    },
    async put(person, wishes) {
      const insert = db.insertInto('notice_wishes').values({ person, wishes })
      await insert.onConflict(conflict => conflict.column('person').doUpdateSet({ wishes })).execute()
    },
    async off(people) {
      if (people.length === 0) return new Map()
      const query = db.selectFrom('notice_off').selectAll().where('person', 'in', people)
      const rows = await query.orderBy('tavern_table').execute()
      const byPerson = Map.groupBy(rows, ({ person }) => person)
      return new Map([...byPerson].map(([person, all]) => [person, all.map(row => row.tavern_table)]))
    },
    async switchOff(person, table, isOff) {
      if (isOff) {
        const insert = db.insertInto('notice_off').values({ person, tavern_table: table })
        await insert.onConflict(conflict => conflict.doNothing()).execute()
        return
      }
      await db.deleteFrom('notice_off').where('person', '=', person).where('tavern_table', '=', table).execute()
    },
  }
}
