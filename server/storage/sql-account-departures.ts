import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Departure, DepartureStore } from './account-port.ts'
import type { Schema } from './schema.ts'

const departureIn = ({ person, at, due, begun, done }: Schema['account_departures']): Departure => ({
  person,
  at: Number(at),
  due: Number(due),
  begun: begun === null ? null : Number(begun),
  done: done === null ? null : Number(done),
})

export const sqlDepartures = (db: Kysely<Schema>): DepartureStore => ({
  async ask(person, at, due) {
    await db
      .insertInto('account_departures')
      .values({ person, at, due, begun: null, done: null })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  },
  async of(person) {
    const query = db.selectFrom('account_departures').selectAll().where('person', '=', person)
    const row = await query.executeTakeFirst()
    return row === undefined ? null : departureIn(row)
  },
  async takeBack(person) {
    const query = db.deleteFrom('account_departures').where('person', '=', person).where('begun', 'is', null)
    return (await query.executeTakeFirst()).numDeletedRows > 0n
  },
  async due(now, most) {
    const open = db.selectFrom('account_departures').selectAll().where('done', 'is', null).where('due', '<=', now)
    return (await open.orderBy('due').limit(most).execute()).map(departureIn)
  },
  async begin(person, begun) {
    const first = (eb: ExpressionBuilder<Schema, 'account_departures'>) => eb.fn.coalesce('begun', eb.val(begun))
    const query = db.updateTable('account_departures').set(eb => ({ begun: first(eb) }))
    return (await query.where('person', '=', person).executeTakeFirst()).numUpdatedRows > 0n
  },
  async complete(person, done) {
    await db.updateTable('account_departures').set({ done }).where('person', '=', person).execute()
  },
  async since(at) {
    const rows = await db.selectFrom('account_departures').select('person').where('done', '>=', at).execute()
    return rows.map(({ person }) => person)
  },
  async clear(before) {
    await db.deleteFrom('account_departures').where('done', '<', before).execute()
  },
})
