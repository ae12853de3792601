import type { Kysely } from 'kysely'
import type { Store } from './port.ts'
import type { Schema } from './schema.ts'
import { sqlChat } from './sql-chat.ts'
import { sqlEditions } from './sql-editions.ts'
import { epochIn, touchIn } from './sql-house.ts'
import { sqlMatches, type WriteAll } from './sql-matches.ts'
import { sqlMutes } from './sql-mutes.ts'
import { sqlPages } from './sql-pages.ts'
import { sqlPeople } from './sql-people.ts'
import { sqlTables } from './sql-tables.ts'

/** Queries for every engine that Kysely supports, except for appending, which must be fast. */
export const sqlStore = async <T>(db: Kysely<Schema>, writeAll: WriteAll): Promise<Store<T>> => ({
  matches: sqlMatches(db, writeAll, await epochIn(db)),
  editions: sqlEditions(db),
  pages: sqlPages(db),
  tables: sqlTables<T>(db),
  chat: sqlChat(db),
  mutes: sqlMutes(db),
  people: sqlPeople(db),
  touch: () => touchIn(db),
  close: () => db.destroy(),
})
