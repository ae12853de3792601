import type { Kysely } from 'kysely'
import type { HookStore, NoticeStore, WishStore } from './notices-port.ts'
import type { Schema } from './schema.ts'
import { holdLock } from './sql-locks.ts'

/** What waits for an address that is gone is not sent any more. */
async function undue(db: Kysely<Schema>, channel: 'push' | 'hook', target: string): Promise<void> {
  const all = db.deleteFrom('notice_sendings').where('channel', '=', channel).where('target', '=', target)
  await all.where('message', 'is', null).execute()
}

export function sqlDevices(db: Kysely<Schema>, isShared: boolean): NoticeStore['devices'] {
  const all = db.selectFrom('notice_devices').selectAll()
  const deviceIn = (row: Schema['notice_devices']) => ({ ...row, at: Number(row.at) })
  return {
    async put(device, most) {
      const { id, ...changed } = device
      return db.transaction().execute(async trx => {
        if (isShared) await holdLock(trx, `addresses ${device.person}`)
        const own = trx.selectFrom('notice_devices').select('id').where('person', '=', device.person)
        if ((await own.where('id', '<>', id).execute()).length >= most) return false
        const insert = trx.insertInto('notice_devices').values(device)
        await insert.onConflict(conflict => conflict.column('id').doUpdateSet(changed)).execute()
        return true
      })
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

export function sqlHooks(db: Kysely<Schema>, isShared: boolean): HookStore {
  const all = db
    .selectFrom('notice_hooks')
    .select(['id', 'person', 'url', 'secret', 'tavern_table as table', 'at', 'switched_off as off'])
  const hookIn = <T extends { readonly at: number; readonly off: number | null }>({ at, off, ...row }: T) => ({
    ...row,
    at: Number(at),
    off: off === null ? null : Number(off),
  })
  return {
    async put({ table, off, ...hook }, most) {
      const row = { ...hook, tavern_table: table, switched_off: off }
      const { id, ...changed } = row
      return db.transaction().execute(async trx => {
        if (isShared) await holdLock(trx, `addresses ${hook.person}`)
        const own = trx.selectFrom('notice_hooks').select('id').where('person', '=', hook.person)
        if ((await own.where('id', '<>', id).execute()).length >= most) return false
        const insert = trx.insertInto('notice_hooks').values(row)
        await insert.onConflict(conflict => conflict.column('id').doUpdateSet(changed)).execute()
        return true
      })
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
    async arrived(id) {
      const query = db.updateTable('notice_hooks').set({ failed: 0, failing: null }).where('id', '=', id)
      await query.where('failed', '>', 0).execute()
    },
    async failed(id, at, { most, least }) {
      const isOff = await db.transaction().execute(async trx => {
        const count = trx.updateTable('notice_hooks').where('id', '=', id)
        await count
          .set(({ eb, fn, val }) => ({ failed: eb('failed', '+', 1), failing: fn.coalesce('failing', val(at)) }))
          .execute()
        const tried = count.set({ switched_off: at }).where('switched_off', 'is', null)
        const off = await tried
          .where('failed', '>=', most)
          .where('failing', '<=', at - least)
          .executeTakeFirst()
        return off.numUpdatedRows > 0n
      })
      if (isOff) await undue(db, 'hook', id)
    },
    async switchOff(person, id, at) {
      const query = db.updateTable('notice_hooks').where('person', '=', person).where('id', '=', id)
      const changed = await query.set({ switched_off: at, failed: 0, failing: null }).executeTakeFirst()
      if (at !== null && changed.numUpdatedRows > 0n) await undue(db, 'hook', id)
      return changed.numUpdatedRows > 0n
    },
  }
}

export function sqlWishes(db: Kysely<Schema>, isShared: boolean): WishStore {
  return {
    async of(people) {
      if (people.length === 0) return new Map()
      const rows = await db.selectFrom('notice_wishes').selectAll().where('person', 'in', people).execute()
      return new Map(rows.map(({ person, wishes }) => [person, wishes]))
    },
    async change(person, changed) {
      await db.transaction().execute(async trx => {
        if (isShared) await holdLock(trx, `wishes ${person}`)
        const kept = trx.selectFrom('notice_wishes').select('wishes').where('person', '=', person)
        const wishes = changed((await kept.executeTakeFirst())?.wishes)
        const insert = trx.insertInto('notice_wishes').values({ person, wishes })
        await insert.onConflict(conflict => conflict.column('person').doUpdateSet({ wishes })).execute()
      })
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
