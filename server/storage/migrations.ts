import { randomBytes } from 'node:crypto'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { isPostgres } from './engine-of.ts'
import { accountTables } from './migrations-accounts.ts'
import { boardTables } from './migrations-board.ts'
import { friendTables } from './migrations-friends.ts'
import { galleryTables } from './migrations-gallery.ts'
import { historyTables, seedsOfMatches } from './migrations-history.ts'
import { failingHooks, noticeTables } from './migrations-notices.ts'
import { orderTables } from './migrations-order.ts'
import type { Schema } from './schema.ts'

/**
 * Schema changes, in order, for both engines. A released one is never changed. They only add, so that nodes of the
 * version before can go on while others are updated.
 */
const migrations: Readonly<Record<string, Migration>> = {
  '001-matches-tables-chat-people': {
    async up(db) {
      await db.schema
        .createTable('matches')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('tavern_table', 'text', column => column.notNull())
        .addColumn('sitters', 'text', column => column.notNull())
        .addColumn('pace', 'text', column => column.notNull())
        .addColumn('header', 'text', column => column.notNull())
        .addColumn('seed', 'text', column => column.notNull())
        .addColumn('began', 'bigint', column => column.notNull())
        .addColumn('due', 'bigint')
        .addColumn('attendance', 'text', column => column.notNull())
        .addColumn('over', 'integer', column => column.notNull())
        .addColumn('last', 'integer', column => column.notNull())
        .execute()
      await db.schema.createIndex('matches_due').on('matches').column('due').execute()
      await db.schema
        .createTable('entries')
        .addColumn('match', 'text', column => column.notNull())
        .addColumn('seq', 'integer', column => column.notNull())
        .addColumn('line', 'text', column => column.notNull())
        .addColumn('command', 'text')
        .execute()
      await db.schema.createIndex('entries_once').unique().on('entries').columns(['match', 'seq']).execute()
      await db.schema
        .createTable('snapshots')
        .addColumn('match', 'text', column => column.primaryKey())
        .addColumn('next', 'integer', column => column.notNull())
        .addColumn('snapshot', 'text', column => column.notNull())
        .execute()
      await db.schema
        .createTable('tavern_tables')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('version', 'integer', column => column.notNull())
        .addColumn('listed', 'integer', column => column.notNull())
        .addColumn('changed', 'bigint', column => column.notNull())
        .addColumn('doc', 'text', column => column.notNull())
        .execute()
      await db.schema.createIndex('tavern_tables_listed').on('tavern_tables').columns(['listed', 'changed']).execute()
      await db.schema
        .createTable('sitters')
        .addColumn('tavern_table', 'text', column => column.notNull())
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('changed', 'bigint', column => column.notNull())
        .addPrimaryKeyConstraint('sitters_once', ['tavern_table', 'person'])
        .execute()
      await db.schema.createIndex('sitters_of').on('sitters').columns(['person', 'changed']).execute()
      await db.schema
        .createTable('chat')
        .addColumn('number', 'integer', column =>
          isPostgres(db) ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement(),
        )
        .addColumn('room', 'text', column => column.notNull())
        .addColumn('at', 'bigint', column => column.notNull())
        .addColumn('by', 'text', column => column.notNull())
        .addColumn('text', 'text', column => column.notNull())
        .execute()
      await db.schema.createIndex('chat_room').on('chat').columns(['room', 'number']).execute()
      await db.schema
        .createTable('people')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('account', 'text', column => column.notNull().unique())
        .addColumn('since', 'bigint', column => column.notNull())
        .execute()
      await db.schema
        .createTable('tokens')
        .addColumn('hash', 'text', column => column.primaryKey())
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('at', 'bigint', column => column.notNull())
        .execute()
    },
  },
  '002-mutes': {
    async up(db) {
      await db.schema
        .createTable('mutes')
        .addColumn('by', 'text', column => column.notNull())
        .addColumn('whom', 'text', column => column.notNull())
        .addPrimaryKeyConstraint('mutes_once', ['by', 'whom'])
        .execute()
    },
  },
  '003-house': {
    async up(db) {
      await db.schema
        .createTable('house')
        .addColumn('name', 'text', column => column.primaryKey())
        .addColumn('value', 'text', column => column.notNull())
        .execute()
      await db
        .insertInto('house')
        .values({ name: 'epoch', value: randomBytes(6).toString('base64url') })
        .execute()
    },
  },
  '004-editions-and-pages': {
    async up(db) {
      await db.schema
        .alterTable('matches')
        .addColumn('moves', 'text', column => column.notNull().defaultTo('[]'))
        .execute()
      await db.schema
        .createTable('editions')
        .addColumn('name', 'text', column => column.primaryKey())
        .addColumn('game', 'text', column => column.notNull())
        .addColumn('text', 'text', column => column.notNull())
        .addColumn('seen', 'bigint', column => column.notNull())
        .addColumn('used', 'integer', column => column.notNull())
        .execute()
      await db.schema
        .createTable('pages')
        .addColumn('build', 'text', column => column.primaryKey())
        .addColumn('document', 'text', column => column.notNull())
        .addColumn('seen', 'bigint', column => column.notNull())
        .execute()
      await db.schema
        .createTable('page_editions')
        .addColumn('build', 'text', column => column.notNull())
        .addColumn('edition', 'text', column => column.notNull())
        .addPrimaryKeyConstraint('page_editions_once', ['edition', 'build'])
        .execute()
      await db.schema
        .createTable('page_parts')
        .addColumn('build', 'text', column => column.notNull())
        .addColumn('path', 'text', column => column.notNull())
        .addPrimaryKeyConstraint('page_parts_once', ['path', 'build'])
        .execute()
      await db.schema
        .createTable('parts')
        .addColumn('path', 'text', column => column.primaryKey())
        .addColumn('bytes', 'text', column => column.notNull())
        .execute()
    },
  },
  '005-crests': {
    async up(db) {
      await db.schema.alterTable('people').addColumn('crest', 'text').execute()
    },
  },
  '006-players': {
    async up(db) {
      await db.schema
        .createTable('players')
        .addColumn('match', 'text', column => column.notNull())
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('ended', 'bigint')
        .addPrimaryKeyConstraint('players_once', ['match', 'person'])
        .execute()
      await db.schema.createIndex('players_of').on('players').columns(['person', 'ended']).execute()
      for (const { id, sitters, over, last } of await db
        .selectFrom('matches')
        .select(['id', 'sitters', 'over', 'last'])
        .execute()) {
        const query = db.selectFrom('entries').select('line').where('match', '=', id).where('seq', '=', last)
        const end = over === 1 ? await query.executeTakeFirst() : undefined
        const ended = end === undefined ? null : (JSON.parse(end.line) as { readonly at: number }).at
        const all = JSON.parse(sitters) as readonly { readonly person?: string }[]
        const people = new Set(all.flatMap(({ person }) => person ?? []))
        for (const person of people) await db.insertInto('players').values({ match: id, person, ended }).execute()
      }
    },
  },
  '007-join-codes': {
    async up(db) {
      await db.schema.alterTable('tavern_tables').addColumn('code', 'text').execute()
      await db.schema.createIndex('tavern_tables_code').unique().on('tavern_tables').column('code').execute()
    },
  },
  '008-winners': {
    async up(db) {
      await db.schema.alterTable('matches').addColumn('winners', 'text').execute()
    },
  },
  '009-names-of-muted-people': {
    async up(db) {
      await db.schema
        .alterTable('mutes')
        .addColumn('name', 'text', column => column.notNull().defaultTo(''))
        .execute()
      for (const { id, name } of await db
        .selectFrom('people')
        .innerJoin('mutes', 'mutes.whom', 'people.id')
        .select(['people.id', 'people.name'])
        .distinct()
        .execute())
        await db.updateTable('mutes').set({ name }).where('whom', '=', id).execute()
    },
  },
  '010-versions-and-claims': {
    async up(db) {
      await db.schema
        .alterTable('matches')
        .addColumn('version', 'integer', column => column.notNull().defaultTo(1))
        .execute()
      await db.schema
        .alterTable('matches')
        .addColumn('claimed', 'bigint', column => column.notNull().defaultTo(0))
        .execute()
    },
  },
  '011-thoughts': {
    async up(db) {
      await db.schema
        .createTable('thoughts')
        .addColumn('match', 'text', column => column.notNull())
        .addColumn('seq', 'integer', column => column.notNull())
        .addColumn('thought', 'text', column => column.notNull())
        .addPrimaryKeyConstraint('thoughts_once', ['match', 'seq'])
        .execute()
    },
  },
  '012-gallery': galleryTables,
  '013-board': boardTables,
  '014-order': orderTables,
  '015-friends': friendTables,
  '016-notices': noticeTables,
  '017-accounts': accountTables,
  '018-history': historyTables,
  '019-failing-webhooks': failingHooks,
  '020-seeds': seedsOfMatches,
}

/** The database was migrated by a newer version of the house. */
export class NewerDatabase extends Error {}

/** Migrates the database to this version of the house; throws if that fails. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  const { newer = null } = await versionIn(db).catch(() => ({ newer: null }))
  if (newer === null) throw error
  throw new NewerDatabase(
    `the database was last used by a newer version of Wyrmtavern (${newer}): run that version, or a newer one`,
  )
}

/** A migration that this version does not know, and one that the database still lacks; null if there is none. */
export async function versionIn(
  db: Kysely<Schema>,
): Promise<{ readonly newer: string | null; readonly lacks: string | null }> {
  const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(db)
  const done = rows.map(({ name }) => name)
  return {
    newer: done.find(name => !(name in migrations)) ?? null,
    lacks: Object.keys(migrations).find(name => !done.includes(name)) ?? null,
  }
}
