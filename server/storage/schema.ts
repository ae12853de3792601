import type { Generated } from 'kysely'
import type { AccountSchema } from './schema-accounts.ts'
import type { BoardSchema } from './schema-board.ts'
import type { FriendSchema } from './schema-friends.ts'
import type { GallerySchema } from './schema-gallery.ts'
import type { HistorySchema } from './schema-history.ts'
import type { NoticeSchema } from './schema-notices.ts'
import type { OrderSchema } from './schema-order.ts'

/** The tables of the database, for both engines. Documents are JSON text. */
export interface Schema
  extends GallerySchema,
    BoardSchema,
    OrderSchema,
    FriendSchema,
    NoticeSchema,
    AccountSchema,
    HistorySchema {
  matches: {
    id: string
    tavern_table: string
    sitters: string
    pace: string
    header: string
    seed: string
    began: number
    due: number | null
    attendance: string
    over: number
    /** The number of the last entry. */
    last: number
    /** Counts what is written. */
    version: number
    /** Until when somebody sees to what is due. */
    claimed: number
    moves: string
    /** Null until it is over, and for matches that ended before this was stored. */
    winners: string | null
  }
  entries: { match: string; seq: number; line: string; command: string | null }
  /** What a bot weighed before the answer in this entry. */
  thoughts: { match: string; seq: number; thought: string }
  snapshots: { match: string; next: number; snapshot: string }
  tavern_tables: { id: string; version: number; listed: number; changed: number; doc: string; code: string | null }
  sitters: { tavern_table: string; person: string; changed: number }
  chat: { number: Generated<number>; room: string; at: number; by: string; text: string; hidden: Generated<number> }
  mutes: { by: string; whom: string; name: string }
  /** The crest is null for who has not chosen one. */
  people: { id: string; name: string; account: string; since: number; crest: string | null }
  /** Texts are compressed and in base64. `used`: whether a match was begun with it. */
  editions: { name: string; game: string; text: string; seen: number; used: number }
  pages: { build: string; document: string; seen: number }
  page_editions: { build: string; edition: string }
  page_parts: { build: string; path: string }
  parts: { path: string; bytes: string }
  /** What a store knows about itself. */
  house: { name: string; value: string }
  tokens: { hash: string; person: string; name: string; at: number }
}
