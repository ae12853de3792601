import type { Migration } from 'kysely'

/** Addresses for mail, secrets that work once, changes of names and departures; and what people said, by whom. */
export const accountTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('account_mail')
      .addColumn('person', 'text', column => column.primaryKey())
      .addColumn('address', 'text', column => column.notNull())
      .addColumn('looks', 'text', column => column.notNull())
      .addColumn('since', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('account_mail_once').unique().on('account_mail').column('looks').execute()
    await db.schema
      .createTable('account_mail_asked')
      .addColumn('person', 'text', column => column.primaryKey())
      .addColumn('address', 'text', column => column.notNull())
      .addColumn('hash', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addColumn('until', 'bigint', column => column.notNull())
      .addColumn('tries', 'integer', column => column.notNull())
      .execute()
    await db.schema
      .createTable('account_secrets')
      .addColumn('hash', 'text', column => column.primaryKey())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addColumn('until', 'bigint')
      .execute()
    await db.schema.createIndex('account_secrets_of').on('account_secrets').columns(['person', 'kind']).execute()
    await db.schema
      .createTable('account_renames')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('account_renames_of').on('account_renames').columns(['person', 'at']).execute()
    await db.schema
      .createTable('account_departures')
      .addColumn('person', 'text', column => column.primaryKey())
      .addColumn('at', 'bigint', column => column.notNull())
      .addColumn('due', 'bigint', column => column.notNull())
      .addColumn('begun', 'bigint')
      .addColumn('done', 'bigint')
      .execute()
    await db.schema.createIndex('chat_by').on('chat').column('by').execute()
    await db.schema.createIndex('board_reactions_by').on('board_reactions').column('person').execute()
    await db.schema.createIndex('board_votes_by').on('board_votes').column('person').execute()
    await db.schema.createIndex('gallery_hearts_by').on('gallery_hearts').column('person').execute()
  },
}
