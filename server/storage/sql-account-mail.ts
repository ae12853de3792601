import type { Kysely } from 'kysely'
import type { AskedMail, MailStore } from './account-port.ts'
import type { Schema } from './schema.ts'

/** Somebody else was faster with the same address. */
const isTaken = (error: unknown): boolean => (error as { readonly code?: unknown }).code === '23505'

const askedIn = (row: Schema['account_mail_asked'] | undefined): AskedMail | null =>
  row === undefined
    ? null
    : { address: row.address, hash: row.hash, at: Number(row.at), until: Number(row.until), tries: row.tries }

export const sqlMail = (db: Kysely<Schema>): MailStore => ({
  async of(person) {
    const query = db.selectFrom('account_mail').select(['address', 'since']).where('person', '=', person)
    const row = await query.executeTakeFirst()
    return row === undefined ? null : { ...row, since: Number(row.since) }
  },
  async owner(address) {
    const query = db.selectFrom('account_mail').select('person').where('looks', '=', address.toLowerCase())
    return (await query.executeTakeFirst())?.person ?? null
  },
  async ask(person, asked) {
    const row = { ...asked, tries: 0 }
    await db
      .insertInto('account_mail_asked')
      .values({ person, ...row })
      .onConflict(conflict => conflict.column('person').doUpdateSet(row))
      .execute()
  },
  asked: async person =>
    askedIn(await db.selectFrom('account_mail_asked').selectAll().where('person', '=', person).executeTakeFirst()),
  try: async person =>
    askedIn(
      await db
        .updateTable('account_mail_asked')
        .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
        .where('person', '=', person)
        .returningAll()
        .executeTakeFirst(),
    ),
  keep: (person, address, since) => {
    const row = { address, looks: address.toLowerCase(), since }
    const keeping = db.transaction().execute(async trx => {
      const others = trx.selectFrom('account_mail').select('person').where('looks', '=', row.looks)
      if ((await others.where('person', '!=', person).executeTakeFirst()) !== undefined) return false
      await trx
        .insertInto('account_mail')
        .values({ person, ...row })
        .onConflict(conflict => conflict.column('person').doUpdateSet(row))
        .execute()
      await trx.deleteFrom('account_mail_asked').where('person', '=', person).execute()
      return true
    })
    return keeping.catch(error => {
      if (isTaken(error)) return false
      throw error
    })
  },
  async drop(person) {
    for (const table of ['account_mail', 'account_mail_asked'] as const)
      await db.deleteFrom(table).where('person', '=', person).execute()
  },
})
