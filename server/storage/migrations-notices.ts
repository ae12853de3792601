import { type Kysely, type Migration, sql } from 'kysely'

/** Notices, what is to be sent of them, where to and by whose wishes; and how far people have been told of matches, threads and decisions. */
export const noticeTables: Migration = {
  async up(db) {
    await noticesAndSendings(db)
    await addressesAndWishes(db)
    await howFarTold(db)
  },
}

async function noticesAndSendings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notices')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('about', 'text', column => column.notNull())
    .addColumn('place', 'text', column => column.notNull())
    .addColumn('rank', 'integer', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('read', 'bigint')
    .execute()
  await db.schema.createIndex('notices_of').on('notices').columns(['person', 'at', 'id']).execute()
  await db.schema
    .createIndex('notices_unread')
    .on('notices')
    .columns(['person', 'place'])
    .where(sql.ref('read'), 'is', null)
    .execute()
  await db.schema.createIndex('notices_place').on('notices').columns(['place', 'read']).execute()
  await db.schema.createIndex('notices_at').on('notices').column('at').execute()
  await db.schema
    .createTable('notice_sendings')
    .addColumn('notice', 'text', column => column.notNull())
    .addColumn('channel', 'text', column => column.notNull())
    .addColumn('target', 'text', column => column.notNull())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('due', 'bigint', column => column.notNull())
    .addColumn('message', 'text')
    .addPrimaryKeyConstraint('notice_sendings_once', ['notice', 'channel', 'target'])
    .execute()
  await db.schema
    .createIndex('notice_sendings_due')
    .on('notice_sendings')
    .column('due')
    .where(sql.ref('message'), 'is', null)
    .execute()
  await db.schema.createIndex('notice_sendings_message').on('notice_sendings').column('message').execute()
  await db.schema.createIndex('notice_sendings_of').on('notice_sendings').column('person').execute()
  await db.schema
    .createTable('notice_messages')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('channel', 'text', column => column.notNull())
    .addColumn('target', 'text', column => column.notNull())
    .addColumn('due', 'bigint', column => column.notNull())
    .addColumn('claimed', 'bigint', column => column.notNull())
    .addColumn('tries', 'integer', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('notice_messages_due')
    .on('notice_messages')
    .column('due')
    .where(sql.ref('state'), '=', sql.lit('waiting'))
    .execute()
  await db.schema.createIndex('notice_messages_of').on('notice_messages').column('person').execute()
}

async function addressesAndWishes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice_devices')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('endpoint', 'text', column => column.notNull())
    .addColumn('p256dh', 'text', column => column.notNull())
    .addColumn('auth', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('notice_devices_of').on('notice_devices').column('person').execute()
  await db.schema
    .createTable('notice_hooks')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('url', 'text', column => column.notNull())
    .addColumn('secret', 'text', column => column.notNull())
    .addColumn('tavern_table', 'text')
    .addColumn('at', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('notice_hooks_of').on('notice_hooks').column('person').execute()
  await db.schema
    .createTable('notice_wishes')
    .addColumn('person', 'text', column => column.primaryKey())
    .addColumn('wishes', 'text', column => column.notNull())
    .execute()
  await db.schema
    .createTable('notice_off')
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('tavern_table', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('notice_off_once', ['person', 'tavern_table'])
    .execute()
}

/** Webhooks that fail again and again are switched off. */
export const failingHooks: Migration = {
  async up(db) {
    await db.schema
      .alterTable('notice_hooks')
      .addColumn('failed', 'integer', column => column.notNull().defaultTo(0))
      .execute()
    for (const time of ['failing', 'switched_off'])
      await db.schema.alterTable('notice_hooks').addColumn(time, 'bigint').execute()
  },
}

/** A measure of which the person concerned has not been told all: `changesOf`. */
export const hasChanged = sql<boolean>`told < 1 + (case when lifted_at is null then 0 else 1 end) + (case when answer_at is null then 0 else 1 end)`

/** Whoever was told of something before there were notices is not told again. */
async function howFarTold(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice_matches')
    .addColumn('match', 'text', column => column.primaryKey())
    .addColumn('told', 'integer', column => column.notNull())
    .execute()
  await sql`insert into notice_matches (match, told)
    select id, 0 from matches where over = 0 and pace like '%"slow"%'`.execute(db)
  const counted = async (table: string): Promise<void> => {
    await db.schema
      .alterTable(table)
      .addColumn('told', 'integer', column => column.notNull().defaultTo(0))
      .execute()
  }
  for (const table of ['board_threads', 'order_reports', 'order_measures']) await counted(table)
  await sql`update board_threads set told = last`.execute(db)
  await sql`update order_reports set told = 1 where state <> 'open'`.execute(db)
  await sql`update order_measures set told = 3`.execute(db)
  await sql`create index board_threads_untold on board_threads (id) where told < last`.execute(db)
  await sql`create index order_reports_untold on order_reports (id) where told = 0 and state <> 'open'`.execute(db)
  await sql`create index order_measures_untold on order_measures (id) where ${hasChanged}`.execute(db)
}
