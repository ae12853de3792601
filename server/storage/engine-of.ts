import { type Kysely, PostgresAdapter } from 'kysely'

/** Which engine a database has, for what the two do differently. */
export const isPostgres = <DB>(db: Kysely<DB>): boolean => db.getExecutor().adapter instanceof PostgresAdapter
