import { type Kysely, type Migration, PostgresAdapter, sql } from 'kysely'

/** Threads and notes of the board, what notes said before, and what people do with them. */
export const boardTables: Migration = {
  async up(db) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    await db.schema
      .createTable('board_threads')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('topic', 'text', column => column.notNull())
      .addColumn('game', 'text')
      .addColumn('language', 'text', column => column.notNull())
      .addColumn('title', 'text', column => column.notNull())
      .addColumn('excerpt', 'text', column => column.notNull())
      .addColumn('holds', 'text', column => column.notNull())
      .addColumn('by', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addColumn('last', 'integer', column => column.notNull())
      .addColumn('last_at', 'bigint', column => column.notNull())
      .addColumn('last_by', 'text', column => column.notNull())
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('cheers', 'integer', column => column.notNull())
      .addColumn('first_hidden', 'integer', column => column.notNull())
      .addColumn('choices', 'text')
      .addColumn('poll_until', 'bigint')
      .addColumn('poll_closed', 'bigint')
      .addColumn('pinned', 'integer', column => column.notNull())
      .addColumn('closed_at', 'bigint')
      .addColumn('closed_reason', 'text')
      .addColumn('hidden_at', 'bigint')
      .addColumn('hidden_reason', 'text')
      .addColumn('hidden_by', 'text')
      .addColumn('moved_at', 'bigint')
      .addColumn('moved_from', 'text')
      .execute()
    await db.schema
      .createIndex('board_threads_last')
      .on('board_threads')
      .columns(['hidden_at', 'pinned', 'last_at', 'id'])
      .execute()
    await db.schema
      .createIndex('board_threads_topic')
      .on('board_threads')
      .columns(['topic', 'game', 'pinned', 'last_at'])
      .execute()
    await db.schema.createIndex('board_threads_by').on('board_threads').columns(['by', 'last_at']).execute()
    await db.schema
      .createTable('board_notes')
      .addColumn('serial', 'integer', column =>
        isPostgres ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement(),
      )
      .addColumn('thread', 'text', column => column.notNull())
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('by', 'text', column => column.notNull())
      .addColumn('draft', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addColumn('text', 'text', column => column.notNull())
      .addColumn('words', 'text', column => column.notNull())
      .addColumn('newcomers', 'integer', column => column.notNull())
      .addColumn('edits', 'integer', column => column.notNull())
      .addColumn('edited_at', 'bigint')
      .addColumn('hidden_at', 'bigint')
      .addColumn('hidden_reason', 'text')
      .addColumn('hidden_by', 'text')
      .addColumn('cheers', 'integer', column => column.notNull())
      .addColumn('clever', 'integer', column => column.notNull())
      .addColumn('ha', 'integer', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('board_notes_numbered')
      .unique()
      .on('board_notes')
      .columns(['thread', 'number'])
      .execute()
    await db.schema.createIndex('board_notes_drafts').unique().on('board_notes').columns(['by', 'draft']).execute()
    await db.schema.createIndex('board_notes_by').on('board_notes').columns(['by', 'at']).execute()
    await db.schema
      .createTable('board_edits')
      .addColumn('thread', 'text', column => column.notNull())
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('edit', 'integer', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addColumn('text', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('board_edits_once', ['thread', 'number', 'edit'])
      .execute()
    await db.schema
      .createTable('board_reactions')
      .addColumn('thread', 'text', column => column.notNull())
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('board_reactions_once', ['thread', 'person', 'number', 'kind'])
      .execute()
    await db.schema
      .createTable('board_votes')
      .addColumn('thread', 'text', column => column.notNull())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('choice', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('board_votes_once', ['thread', 'person'])
      .execute()
    await db.schema
      .createTable('board_marks')
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('thread', 'text', column => column.notNull())
      .addColumn('follows', 'integer', column => column.notNull())
      .addColumn('read_up_to', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('board_marks_once', ['person', 'thread'])
      .execute()
    await (isPostgres ? foundByPostgres(db) : foundByFts5(db))
  },
}

/** The words are there already, and no parser looks at them: both engines find the same. */
async function foundByPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`alter table board_notes add column found tsvector
    generated always as (array_to_tsvector(string_to_array(words, ' '))) stored`.execute(db)
  await sql`create index board_notes_found on board_notes using gin (found)`.execute(db)
}

/** An index of the column `words`, which triggers keep up to date. Its tokens are what spaces separate. */
async function foundByFts5(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table board_found using fts5(
    words, content = 'board_notes', content_rowid = 'serial', tokenize = 'ascii', detail = none, columnsize = 0
  )`.execute(db)
  await sql`create trigger board_found_new after insert on board_notes begin
    insert into board_found (rowid, words) values (new.serial, new.words);
  end`.execute(db)
  await sql`create trigger board_found_changed after update of words on board_notes begin
    insert into board_found (board_found, rowid, words) values ('delete', old.serial, old.words);
    insert into board_found (rowid, words) values (new.serial, new.words);
  end`.execute(db)
  await sql`create trigger board_found_gone after delete on board_notes begin
    insert into board_found (board_found, rowid, words) values ('delete', old.serial, old.words);
  end`.execute(db)
}
