import type { Kysely } from 'kysely'
import { GroupCommit } from './group-commit.ts'
import type { NewNotice, NoticeStore } from './notices-port.ts'
import type { Schema } from './schema.ts'
import { sqlDevices, sqlHooks, sqlWishes } from './sql-notices-addresses.ts'
import { sqlOutbox } from './sql-notices-outbox.ts'
import { noticeIn } from './sql-notices-rows.ts'

/** Rows of one statement: engines limit the number of values. */
const ROWS = 500

export function sqlNotices(db: Kysely<Schema>, isShared: boolean): NoticeStore {
  const puts = new GroupCommit<readonly NewNotice[], ReadonlySet<string>>(async batch => {
    const all = batch.flat().toSorted((a, b) => (a.id < b.id ? -1 : 1)) // two nodes write them in the same order
    const fresh = new Set(await putAll(db, all))
    return batch.map(notices => new Set(notices.map(({ id }) => id).filter(id => fresh.delete(id))))
  })
  const unreadOf = (person: string) =>
    db.updateTable('notices').where('person', '=', person).where('read', 'is', null).returning('id')
  /** Who has read of a turn is still reminded of it, until it has passed. */
  const undue = async (ids: readonly string[], hasPassed = false): Promise<number> => {
    for (let i = 0; i < ids.length; i += ROWS)
      await db
        .deleteFrom('notice_sendings')
        .where('notice', 'in', ids.slice(i, i + ROWS))
        .where('message', 'is', null)
        .$if(!hasPassed, query => query.where('channel', '<>', 'later'))
        .execute()
    return ids.length
  }
  const [devices, hooks, wishes] = [sqlDevices(db, isShared), sqlHooks(db, isShared), sqlWishes(db, isShared)]
  return {
    outbox: sqlOutbox(db, isShared),
    devices,
    hooks,
    wishes,
    put: notices => (notices.length === 0 ? Promise.resolve(new Set()) : puts.add(notices)),
    async list(person, before, most) {
      let query = db.selectFrom('notices').selectAll().where('person', '=', person)
      if (before !== null)
        query = query.where(({ eb, or, and }) =>
          or([eb('at', '<', before.at), and([eb('at', '=', before.at), eb('id', '<', before.id)])]),
        )
      return (await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(most).execute()).map(noticeIn)
    },
    async unread(person) {
      const query = db
        .selectFrom('notices')
        .select(({ fn }) => fn.countAll().as('n'))
        .where('person', '=', person)
        .where('read', 'is', null)
      return Number((await query.executeTakeFirstOrThrow()).n)
    },
    async turns(person, most) {
      const rows = await db
        .selectFrom('notices')
        .select(({ fn }) => ['place', fn.max('rank').as('since')])
        .where('person', '=', person)
        .where('kind', '=', 'turn')
        .groupBy('place')
        .orderBy(({ fn }) => fn.max('at'), 'desc')
        .limit(most)
        .execute()
      return rows.map(({ place, since }) => ({ place, since: Number(since) }))
    },
    async read(person, ids, at) {
      if (ids?.length === 0) return 0
      const query = unreadOf(person).set({ read: at })
      const rows = await (ids === null ? query : query.where('id', 'in', ids)).execute()
      return undue(rows.map(({ id }) => id))
    },
    async readAt(person, place, upTo, at) {
      const query = unreadOf(person).set({ read: at }).where('place', '=', place).where('rank', '<=', upTo)
      return undue((await query.execute()).map(({ id }) => id))
    },
    async pass(place, but, at) {
      const read = db.selectFrom('notices').select('id').where('place', '=', place).where('read', 'is not', null)
      const passed = but.length > 0 ? read.where('id', 'not in', but) : read
      await db
        .deleteFrom('notice_sendings')
        .where('channel', '=', 'later')
        .where('message', 'is', null)
        .where('notice', 'in', passed)
        .execute()
      let query = db.updateTable('notices').set({ read: at }).where('place', '=', place).where('read', 'is', null)
      if (but.length > 0) query = query.where('id', 'not in', but)
      const rows = await query.returning(['id', 'person']).execute()
      await undue(
        rows.map(({ id }) => id),
        true,
      )
      return [...new Set(rows.map(({ person }) => person))]
    },
    async secret(name, make) {
      const all = db.selectFrom('house').select('value').where('name', '=', name)
      const known = await all.executeTakeFirst()
      if (known !== undefined) return known.value
      const insert = db.insertInto('house').values({ name, value: make() })
      await insert.onConflict(conflict => conflict.doNothing()).execute()
      return (await all.executeTakeFirstOrThrow()).value
    },
    async prune(before) {
      await db.transaction().execute(async trx => {
        const waits = trx.selectFrom('notice_messages').select('id').where('state', '=', 'waiting')
        const kept = trx
          .selectFrom('notice_sendings')
          .select('notice')
          .where(({ or, eb }) => or([eb('message', 'is', null), eb('message', 'in', waits)]))
        await trx.deleteFrom('notices').where('at', '<', before).where('id', 'not in', kept).execute()
        const all = trx.selectFrom('notices').select('id')
        await trx.deleteFrom('notice_sendings').where('notice', 'not in', all).execute()
        await trx.deleteFrom('notice_messages').where('at', '<', before).where('state', '<>', 'waiting').execute()
      })
    },
    async forget(person) {
      await db.transaction().execute(async trx => {
        const tables = ['notices', 'notice_sendings', 'notice_messages', 'notice_devices', 'notice_hooks'] as const
        for (const table of [...tables, 'notice_wishes', 'notice_off'] as const)
          await trx.deleteFrom(table).where('person', '=', person).execute()
      })
    },
    async allOf(person) {
      const notices = await db.selectFrom('notices').selectAll().where('person', '=', person).orderBy('at').execute()
      return {
        notices: notices.map(noticeIn),
        devices: await devices.of([person]),
        hooks: await hooks.of([person]),
        wishes: (await wishes.of([person])).get(person) ?? null,
        off: (await wishes.off([person])).get(person) ?? [],
      }
    },
  }
}

/** What is to be sent is written with the notice, or not at all. */
async function putAll(db: Kysely<Schema>, all: readonly NewNotice[]): Promise<ReadonlySet<string>> {
  return db.transaction().execute(async trx => {
    const fresh = new Set<string>()
    for (let i = 0; i < all.length; i += ROWS) {
      const some = all.slice(i, i + ROWS).map(({ sendings: _, ...notice }) => ({ ...notice, read: null }))
      const inserted = trx
        .insertInto('notices')
        .values(some)
        .onConflict(conflict => conflict.doNothing())
      for (const { id } of await inserted.returning('id').execute()) fresh.add(id)
    }
    const seen = new Set<string>()
    const sendings = all.flatMap(({ id, person, sendings }) => {
      if (!fresh.has(id) || seen.has(id)) return []
      seen.add(id)
      return sendings.map(sending => ({ notice: id, person, message: null, ...sending }))
    })
    for (let i = 0; i < sendings.length; i += ROWS)
      await trx
        .insertInto('notice_sendings')
        .values(sendings.slice(i, i + ROWS))
        .onConflict(conflict => conflict.doNothing())
        .execute()
    return fresh
  })
}
