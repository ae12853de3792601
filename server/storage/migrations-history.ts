import { type Kysely, type Migration, sql } from 'kysely'

/** How many matches are read at a time. */
const MANY = 500

/** A match of the house is recognized by its dice when its file is brought as one from a device. */
export const seedsOfMatches: Migration = {
  async up(db) {
    await db.schema.createIndex('matches_seed').on('matches').column('seed').execute()
  },
}

/** What a history shows and is filtered by, who finished before whom, and matches from devices. */
export const historyTables: Migration = {
  async up(db) {
    for (const column of ['game', 'pace', 'fault'])
      await db.schema.alterTable('players').addColumn(column, 'text').execute()
    for (const column of ['seats', 'people', 'bots', 'place'])
      await db.schema.alterTable('players').addColumn(column, 'integer').execute()
    await db.schema
      .alterTable('players')
      .addColumn('played', 'text', column => column.notNull().defaultTo('house'))
      .execute()
    await db.schema
      .alterTable('players')
      .addColumn('settled', 'integer', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('encounters')
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('rival', 'text', column => column.notNull())
      .addColumn('match', 'text', column => column.notNull())
      .addColumn('ahead', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('encounters_once', ['person', 'rival', 'match'])
      .execute()
    await db.schema.createIndex('encounters_scores').on('encounters').columns(['person', 'rival', 'ahead']).execute()
    await db.schema
      .createTable('brought')
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('match', 'text', column => column.notNull())
      .addColumn('header', 'text', column => column.notNull())
      .addColumn('seat', 'integer', column => column.notNull())
      .addColumn('bots', 'text', column => column.notNull())
      .addColumn('file', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('brought_once', ['person', 'match'])
      .execute()
    await fill(db)
    await db.schema.createIndex('players_past').on('players').columns(['person', 'ended', 'match']).execute()
    await db.schema.createIndex('players_games').on('players').columns(['person', 'game', 'ended', 'match']).execute()
    await sql`create index players_unsettled on players (match) where settled = 0 and ended is not null`.execute(db)
  },
}

interface OldMatch {
  readonly id: string
  readonly sitters: string
  readonly header: string
  readonly pace: string
}

/** What is known of old matches without playing them again. Their places are settled later. */
async function fill(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<OldMatch>`
      select id, sitters, header, pace from matches where id > ${after} order by id limit ${MANY}`.execute(db)
    for (const { id, sitters, header, pace } of rows) {
      const all = JSON.parse(sitters) as readonly { readonly person?: string }[]
      const people = new Set(all.flatMap(({ person }) => person ?? [])).size
      const bots = all.filter(({ person }) => person === undefined).length
      const { game } = JSON.parse(header) as { readonly game: string }
      const { kind } = JSON.parse(pace) as { readonly kind: string }
      await sql`
        update players set game = ${game}, pace = ${kind}, seats = ${all.length}, people = ${people}, bots = ${bots}
        where match = ${id}`.execute(db)
    }
    const last = rows.at(-1)?.id
    if (rows.length < MANY || last === undefined) return
    after = last
  }
}
