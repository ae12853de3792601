import { randomBytes } from 'node:crypto'
import { type Kysely, type Migration, sql } from 'kysely'
import type { Evidence } from '#protocol/order'
import { isPostgres } from './engine-of.ts'

/** Roles, reports, measures, the word list and the audit log; lines of talk that are hidden; and people by name. */
export const orderTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('order_roles')
      .addColumn('person', 'text', column => column.primaryKey())
      .addColumn('role', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .execute()
    await reportTables(db)
    await db.schema
      .createTable('order_measures')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('measure', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('subject', 'text', column => column.notNull())
      .addColumn('evidence', 'text')
      .addColumn('person', 'text')
      .addColumn('by', 'text')
      .addColumn('reason', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addColumn('until', 'bigint')
      .addColumn('moved_to', 'text')
      .addColumn('moved_from', 'text')
      .addColumn('lifted_at', 'bigint')
      .addColumn('lifted_by', 'text')
      .addColumn('lifted_reason', 'text')
      .addColumn('appeal_words', 'text')
      .addColumn('appeal_at', 'bigint')
      .addColumn('answer_at', 'bigint')
      .addColumn('answer_by', 'text')
      .addColumn('answer_reason', 'text')
      .addColumn('granted', 'integer')
      .addColumn('seen', 'integer', column => column.notNull())
      .execute()
    await db.schema.createIndex('order_measures_of').on('order_measures').columns(['person', 'at']).execute()
    await db.schema.createIndex('order_measures_about').on('order_measures').columns(['kind', 'subject']).execute()
    await db.schema.createIndex('order_measures_at').on('order_measures').columns(['at', 'id']).execute()
    await db.schema
      .createIndex('order_measures_appealed')
      .on('order_measures')
      .columns(['appeal_at', 'id'])
      .where(sql.ref('appeal_at'), 'is not', null)
      .where(sql.ref('answer_at'), 'is', null)
      .execute()
    await db.schema
      .createTable('order_words')
      .addColumn('word', 'text', column => column.primaryKey())
      .execute()
    await auditTable(db)
    await db.schema
      .alterTable('chat')
      .addColumn('hidden', 'integer', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema.createIndex('people_named').on('people').column('name').execute()
    await moveGalleryReports(db)
  },
}

async function reportTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_reports')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('cause', 'text', column => column.notNull())
    .addColumn('words', 'text', column => column.notNull())
    .addColumn('by', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('evidence', 'text', column => column.notNull())
    .addColumn('person', 'text')
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('decided', 'bigint')
    .execute()
  await db.schema.createIndex('order_reports_by').on('order_reports').columns(['by', 'at']).execute()
  await db.schema
    .createIndex('order_reports_open')
    .unique()
    .on('order_reports')
    .columns(['kind', 'subject', 'by'])
    .where(sql.ref('state'), '=', sql.lit('open'))
    .execute()
  await db.schema
    .createTable('order_taken')
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('by', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('order_taken_once', ['kind', 'subject'])
    .execute()
}

const REFUSED = 'the audit log cannot be changed'
/** A copy of a house that is not complete yet may begin anew. */
const isCopying = `EXISTS (SELECT 1 FROM house WHERE name = 'moving')`

async function auditTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_audit')
    .addColumn('number', 'integer', column => column.primaryKey())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('by', 'text')
    .addColumn('by_name', 'text')
    .addColumn('did', 'text', column => column.notNull())
    .addColumn('about', 'text', column => column.notNull())
    .addColumn('before', 'text', column => column.notNull())
    .addColumn('hash', 'text', column => column.notNull())
    .execute()
  for (const statement of isPostgres(db) ? postgresTriggers : sqliteTriggers) await sql.raw(statement).execute(db)
}

/** `INSERT OR REPLACE` deletes without asking the trigger for that. */
const whens: readonly (readonly [event: string, when: string])[] = [
  ['UPDATE', 'true'],
  ['DELETE', `NOT ${isCopying}`],
  ['INSERT', `NOT ${isCopying} AND EXISTS (SELECT 1 FROM order_audit WHERE number = NEW.number)`],
]
const sqliteTriggers = whens.map(
  ([event, when]) => `CREATE TRIGGER order_audit_no_${event.toLowerCase()} BEFORE ${event} ON order_audit
    WHEN ${when} BEGIN SELECT RAISE(ABORT, '${REFUSED}'); END`,
)
const postgresTriggers = [
  `CREATE FUNCTION order_audit_stays() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND ${isCopying} THEN RETURN OLD; END IF;
      RAISE EXCEPTION '${REFUSED}';
    END $$`,
  `CREATE TRIGGER order_audit_no_change BEFORE UPDATE OR DELETE ON order_audit
    FOR EACH ROW EXECUTE FUNCTION order_audit_stays()`,
  `CREATE TRIGGER order_audit_no_truncate BEFORE TRUNCATE ON order_audit
    FOR EACH STATEMENT EXECUTE FUNCTION order_audit_stays()`,
]

interface Reported {
  readonly [column: string]: string | number | null
}

/** What was said against cards before there was a desk. */
async function moveGalleryReports(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Reported>`
    select r.*, c.game, c.maker, c.maker_name, c.since, c.language
    from gallery_reports r join gallery_cards c on c.id = r.card`.execute(db)
  for (const row of rows) {
    const card = JSON.parse(String(row.content)) as { readonly names?: Readonly<Record<string, string>> }
    const names = card.names ?? {}
    const evidence: Evidence = {
      text: String(row.story),
      title: names[String(row.language)] ?? Object.values(names)[0] ?? null,
      game: String(row.game),
      by: { person: String(row.maker), name: String(row.maker_name) },
      at: Number(row.since),
      where: `/gallery/${row.card}`,
      before: [],
      card: card as Evidence['card'],
    }
    const isOpen = row.state === 'open'
    await sql`insert into order_reports (id, kind, subject, cause, words, "by", at, evidence, person, state, decided)
      values (${randomBytes(9).toString('base64url')}, 'card', ${row.card}, 'other', ${row.reason}, ${row.by}, ${row.at},
        ${JSON.stringify(evidence)}, ${row.maker}, ${row.state}, ${isOpen ? null : row.at})
      on conflict do nothing`.execute(db)
  }
  await db.schema.dropTable('gallery_reports').execute()
}
