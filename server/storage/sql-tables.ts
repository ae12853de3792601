import type { Kysely } from 'kysely'
import type { TableStore } from './port.ts'
import type { Schema } from './schema.ts'

/** Somebody else was faster with the same id or code. */
const isTaken = (error: unknown): boolean => (error as { readonly code?: unknown }).code === '23505'

export function sqlTables<T>(db: Kysely<Schema>): TableStore<T> {
  return {
    async find(id) {
      const query = db.selectFrom('tavern_tables').select(['version', 'doc']).where('id', '=', id)
      const row = await query.executeTakeFirst()
      return row === undefined ? null : { version: row.version, doc: JSON.parse(row.doc) as T }
    },
    async versions(ids) {
      if (ids.length === 0) return new Map()
      const rows = await db.selectFrom('tavern_tables').select(['id', 'version']).where('id', 'in', ids).execute()
      return new Map(rows.map(({ id, version }) => [id, version]))
    },
    put: (keys, version, doc) => {
      const putting = db.transaction().execute(async trx => {
        const { id, listed, people, changed, code } = keys
        const row = { id, version, listed: Number(listed), changed, code, doc: JSON.stringify(doc) }
        const others = trx.selectFrom('tavern_tables').select('id').where('code', '=', code).where('id', '!=', id)
        if (code !== null && (await others.executeTakeFirst()) !== undefined) return false
        const done =
          version === 1
            ? await trx
                .insertInto('tavern_tables')
                .values(row)
                .onConflict(conflict => conflict.doNothing())
                .executeTakeFirst()
            : await trx
                .updateTable('tavern_tables')
                .set(row)
                .where('id', '=', id)
                .where('version', '=', version - 1)
                .executeTakeFirst()
        const rows = 'numUpdatedRows' in done ? done.numUpdatedRows : (done.numInsertedOrUpdatedRows ?? 0n)
        if (rows === 0n) return false
        await trx.deleteFrom('sitters').where('tavern_table', '=', id).execute()
        const sitters = [...new Set(people)].map(person => ({ tavern_table: id, person, changed }))
        if (sitters.length > 0) await trx.insertInto('sitters').values(sitters).execute()
        return true
      })
      return putting.catch(error => {
        if (isTaken(error)) return false
        throw error
      })
    },
    async byCode(code) {
      const query = db.selectFrom('tavern_tables').select('doc').where('code', '=', code)
      const row = await query.executeTakeFirst()
      return row === undefined ? null : (JSON.parse(row.doc) as T)
    },
    async listed(most) {
      const query = db.selectFrom('tavern_tables').select('doc').where('listed', '=', 1)
      const rows = await query.orderBy('changed', 'desc').limit(most).execute()
      return rows.map(row => JSON.parse(row.doc) as T)
    },
    async of(person, most) {
      const rows = await db
        .selectFrom('sitters')
        .innerJoin('tavern_tables', 'tavern_tables.id', 'sitters.tavern_table')
        .select('tavern_tables.doc')
        .where('sitters.person', '=', person)
        .orderBy('sitters.changed', 'desc')
        .limit(most)
        .execute()
      return rows.map(row => JSON.parse(row.doc) as T)
    },
  }
}
