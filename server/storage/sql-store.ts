import type { Kysely } from 'kysely'
import type { Appended, NewerLines, Store } from './port.ts'
import type { Schema } from './schema.ts'
import { sqlAccounts } from './sql-accounts.ts'
import { sqlBoard } from './sql-board.ts'
import { sqlChat } from './sql-chat.ts'
import { sqlEditions } from './sql-editions.ts'
import { sqlFriends } from './sql-friends.ts'
import { sqlGallery } from './sql-gallery.ts'
import { sqlHistory } from './sql-history.ts'
import { epochIn, touchIn } from './sql-house.ts'
import { sqlMatches } from './sql-matches.ts'
import { sqlMutes } from './sql-mutes.ts'
import { sqlNotices } from './sql-notices.ts'
import { sqlOrder } from './sql-order.ts'
import { sqlPages } from './sql-pages.ts'
import { sqlPeople } from './sql-people.ts'
import { sqlTables } from './sql-tables.ts'

/** What was written to a match from this number on. */
export interface Wanted {
  readonly match: string
  readonly from: number
}

/** What engines do differently. */
export interface SqlEngine {
  /** Writes what many matches append, in one transaction. Returns for each whether it was written. It must be fast. */
  readonly writeAll: (batch: readonly Appended[]) => Promise<readonly boolean[]>
  /** Reads what is newer of many matches at once, if that is faster than one by one. */
  readonly readAll?: (wanted: readonly Wanted[]) => Promise<readonly (NewerLines | null)[]>
  /** Whether other processes use the database at the same time. */
  readonly isShared: boolean
}

/** Queries for every engine that Kysely supports. */
export const sqlStore = async <T>(db: Kysely<Schema>, engine: SqlEngine): Promise<Store<T>> => ({
  matches: sqlMatches(db, engine, await epochIn(db)),
  editions: sqlEditions(db),
  pages: sqlPages(db, engine.isShared),
  tables: sqlTables<T>(db),
  chat: sqlChat(db, engine.isShared),
  mutes: sqlMutes(db),
  people: sqlPeople(db),
  gallery: sqlGallery(db, engine.isShared),
  board: sqlBoard(db, engine.isShared),
  order: sqlOrder(db, engine.isShared),
  notices: sqlNotices(db, engine.isShared),
  friends: sqlFriends(db, engine.isShared),
  accounts: sqlAccounts(db),
  history: sqlHistory(db),
  touch: () => touchIn(db),
  close: () => db.destroy(),
})
