import type { Kysely } from 'kysely'
import type { Role } from '#protocol/order-words'
import type { OrderStore, RoleStore, WordStore } from './order-port.ts'
import type { Schema } from './schema.ts'
import { type Acting, acting, sqlAudit } from './sql-order-audit.ts'
import { unnameEvidence } from './sql-order-evidence.ts'
import { sqlMeasures } from './sql-order-measures.ts'
import { sqlReports } from './sql-order-reports.ts'

export const sqlOrder = (db: Kysely<Schema>, isShared: boolean): OrderStore => {
  const act = acting(db, isShared)
  return {
    roles: sqlRoles(db, act),
    reports: sqlReports(db),
    measures: sqlMeasures(db, act),
    words: sqlWords(db, act),
    audit: {
      ...sqlAudit(db),
      async note(deed) {
        await act(deed, async () => true)
      },
    },
    unname: (person, called) => unnameEvidence(db, person, called),
  }
}

function sqlRoles(db: Kysely<Schema>, act: Acting): RoleStore {
  return {
    async of(person) {
      const row = await db.selectFrom('order_roles').select('role').where('person', '=', person).executeTakeFirst()
      return (row?.role as Role | undefined) ?? null
    },
    async all() {
      const rows = await db.selectFrom('order_roles').selectAll().orderBy('role').orderBy('at').execute()
      return rows.map(({ person, role, at }) => ({ person, role: role as Role, at: Number(at) }))
    },
    put: (person, role, deed) =>
      act(deed, async trx => {
        const others = trx.selectFrom('order_roles').select('person').where('role', '=', 'host')
        const isLast = (await others.where('person', '!=', person).limit(1).executeTakeFirst()) === undefined
        if (role !== 'host' && isLast) return false
        const { at } = deed
        if (role === null) await trx.deleteFrom('order_roles').where('person', '=', person).execute()
        else
          await trx
            .insertInto('order_roles')
            .values({ person, role, at })
            .onConflict(conflict => conflict.column('person').doUpdateSet({ role, at }))
            .execute()
        return true
      }),
  }
}

const sqlWords = (db: Kysely<Schema>, act: Acting): WordStore => ({
  async all() {
    const rows = await db.selectFrom('order_words').select('word').execute()
    return rows.map(({ word }) => word).toSorted()
  },
  async put(words, deed) {
    await act(deed, async trx => {
      await trx.deleteFrom('order_words').execute()
      const rows = [...new Set(words)].map(word => ({ word }))
      if (rows.length > 0) await trx.insertInto('order_words').values(rows).execute()
      return true
    })
  },
})
