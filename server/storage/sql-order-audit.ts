import type { Kysely, Transaction } from 'kysely'
import { entryAfter } from './audit-hash.ts'
import type { AuditRow, AuditStore, Deed } from './order-port.ts'
import type { Schema } from './schema.ts'
import { holdLock } from './sql-locks.ts'

/** Does something and writes it into the audit log, together; or, if `work` says false, neither. */
export type Acting = (deed: Deed, work: (trx: Transaction<Schema>) => Promise<boolean>) => Promise<boolean>

class Undone extends Error {}

/** On a shared engine one at a time, so that every entry follows the one before. */
export const acting =
  (db: Kysely<Schema>, isShared: boolean): Acting =>
  async (deed, work) => {
    const done = db.transaction().execute(async trx => {
      if (isShared) await holdLock(trx, 'order audit')
      if (!(await work(trx))) throw new Undone()
      const last = await trx
        .selectFrom('order_audit')
        .select(['number', 'hash'])
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst()
      const { byName, ...entry } = entryAfter(last, deed)
      await trx
        .insertInto('order_audit')
        .values({ ...entry, by_name: byName })
        .execute()
      return true
    })
    return done.catch(error => {
      if (error instanceof Undone) return false
      throw error
    })
  }

export function sqlAudit(db: Kysely<Schema>): Omit<AuditStore, 'note'> {
  const all = db.selectFrom('order_audit').selectAll()
  return {
    async latest(before, most) {
      const query = before === null ? all : all.where('number', '<', before)
      return (await query.orderBy('number', 'desc').limit(most).execute()).map(auditRow)
    },
    async from(number, most) {
      return (await all.where('number', '>=', number).orderBy('number').limit(most).execute()).map(auditRow)
    },
  }
}

/** A row of the table, as it was written. */
export const auditRow = ({ by_name, at, number, ...row }: Schema['order_audit']): AuditRow => ({
  ...row,
  byName: by_name,
  number: Number(number),
  at: Number(at),
})
