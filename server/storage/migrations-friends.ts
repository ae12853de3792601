import type { Migration } from 'kysely'

/** Friends, who asks to be one, stars, blocks, what people show of themselves, and invitations. */
export const friendTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('friends_ties')
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('friend', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('friends_ties_once', ['person', 'friend'])
      .execute()
    await db.schema
      .createTable('friends_asks')
      .addColumn('by', 'text', column => column.notNull())
      .addColumn('whom', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addColumn('declined', 'bigint')
      .addColumn('kept_back', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('friends_asks_once', ['by', 'whom'])
      .execute()
    await db.schema.createIndex('friends_asks_whom').on('friends_asks').column('whom').execute()
    await db.schema
      .createTable('friends_stars')
      .addColumn('by', 'text', column => column.notNull())
      .addColumn('whom', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('friends_stars_once', ['by', 'whom'])
      .execute()
    await db.schema
      .createTable('friends_blocks')
      .addColumn('by', 'text', column => column.notNull())
      .addColumn('whom', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('friends_blocks_once', ['by', 'whom'])
      .execute()
    await db.schema.createIndex('friends_blocks_whom').on('friends_blocks').column('whom').execute()
    await db.schema
      .createTable('friends_choices')
      .addColumn('person', 'text', column => column.primaryKey())
      .addColumn('choices', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createTable('friends_invitations')
      .addColumn('whom', 'text', column => column.notNull())
      .addColumn('by', 'text', column => column.notNull())
      .addColumn('tavern_table', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('friends_invitations_once', ['whom', 'by', 'tavern_table'])
      .execute()
  },
}
