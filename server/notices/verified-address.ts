import { type Kysely, sql } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { AddressOf } from './by-mail.ts'

/** The address of somebody's account, once they have proved that it is theirs. */
export const verifiedAddress =
  (db: Kysely<Schema>): AddressOf =>
  async person => {
    const { rows } = await sql<{ readonly email: string; readonly verified: number | boolean }>`
      select u.email, u."emailVerified" as verified from people p join "user" u on u.id = p.account
      where p.id = ${person}`.execute(db)
    const [row] = rows
    return row?.verified ? row.email : null
  }
