import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AccountStore, RenameStore, SecretStore } from './account-port.ts'
import type { Schema } from './schema.ts'
import { sqlDepartures } from './sql-account-departures.ts'
import { sqlMail } from './sql-account-mail.ts'

export const sqlAccounts = (db: Kysely<Schema>): AccountStore => ({
  mail: sqlMail(db),
  secrets: sqlSecrets(db),
  renames: sqlRenames(db),
  departures: sqlDepartures(db),
  async forget(person) {
    for (const table of ['account_mail', 'account_mail_asked', 'account_secrets', 'account_renames'] as const)
      await db.deleteFrom(table).where('person', '=', person).execute()
  },
})

const sqlSecrets = (db: Kysely<Schema>): SecretStore => ({
  async add(secret) {
    await db.insertInto('account_secrets').values(secret).execute()
  },
  async replace(person, kind, secrets) {
    await db.transaction().execute(async trx => {
      await trx.deleteFrom('account_secrets').where('person', '=', person).where('kind', '=', kind).execute()
      const rows = secrets.map(secret => ({ ...secret, person, kind }))
      if (rows.length > 0) await trx.insertInto('account_secrets').values(rows).execute()
    })
  },
  async take(hash, now) {
    const row = await db.deleteFrom('account_secrets').where('hash', '=', hash).returningAll().executeTakeFirst()
    if (row === undefined) return null
    const until = row.until === null ? null : Number(row.until)
    if (until !== null && until <= now) return null
    return { ...row, kind: row.kind as 'letter', at: Number(row.at), until }
  },
  async count(person, kind) {
    const query = db.selectFrom('account_secrets').select('hash').where('person', '=', person).where('kind', '=', kind)
    return (await query.execute()).length
  },
  async clear(now) {
    await db.deleteFrom('account_secrets').where('until', '<=', now).execute()
  },
})

const sqlRenames = (db: Kysely<Schema>): RenameStore => ({
  async add(person, at) {
    const id = randomBytes(9).toString('base64url')
    await db.insertInto('account_renames').values({ id, person, at }).execute()
  },
  async count(person, since) {
    const query = db.selectFrom('account_renames').select('id').where('person', '=', person).where('at', '>', since)
    return (await query.execute()).length
  },
  async clear(before) {
    await db.deleteFrom('account_renames').where('at', '<', before).execute()
  },
})
