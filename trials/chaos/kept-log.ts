import { DatabaseSync } from 'node:sqlite'
import type { Snapshot } from '#kernel/snapshot'
import type { StoredMatch } from '#server/storage/port'
import { openPostgres } from '#server/storage/postgres'
import type { Schema } from '#server/storage/schema'
import type { Table } from '#server/tables/table'

/** A match as it is stored, read without the house. */
export interface KeptLog {
  readonly kept: StoredMatch
  /** The number of the last entry, according to the match's record. */
  readonly last: number
  readonly entries: readonly Pick<Schema['entries'], 'seq' | 'line' | 'command'>[]
  readonly page: Snapshot | null
}

/** Rows of a house's database, as of one moment. */
interface Rows {
  readonly matches: readonly Schema['matches'][]
  readonly entries: readonly Schema['entries'][]
  readonly snapshots: readonly Schema['snapshots'][]
  readonly tables: readonly Pick<Schema['tavern_tables'], 'id' | 'doc'>[]
  readonly gallery: KeptGallery
}

/** What is kept of the gallery. */
export interface KeptGallery {
  readonly cards: readonly Schema['gallery_cards'][]
  readonly versions: readonly Schema['gallery_versions'][]
  readonly hearts: readonly Schema['gallery_hearts'][]
  readonly plays: readonly Schema['gallery_plays'][]
  readonly verdicts: readonly Schema['gallery_verdicts'][]
}

/** Everything that a house has kept about its matches, and about the cards of its gallery. */
export class KeptLogs {
  readonly #rows: Rows

  private constructor(rows: Rows) {
    this.#rows = rows
  }

  static inFile(file: string): KeptLogs {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
    const all = <T>(sql: string): readonly T[] => database.prepare(sql).all() as unknown as readonly T[]
    try {
      return new KeptLogs({
        matches: all('SELECT * FROM matches ORDER BY began'),
        entries: all('SELECT * FROM entries ORDER BY seq'),
        snapshots: all('SELECT * FROM snapshots'),
        tables: all('SELECT id, doc FROM tavern_tables'),
        gallery: {
          cards: all('SELECT * FROM gallery_cards'),
          versions: all('SELECT * FROM gallery_versions ORDER BY version'),
          hearts: all('SELECT * FROM gallery_hearts'),
          plays: all('SELECT * FROM gallery_plays'),
          verdicts: all('SELECT * FROM gallery_verdicts'),
        },
      })
    } finally {
      database.close()
    }
  }

  /** In PostgreSQL. */
  static async at(url: string): Promise<KeptLogs> {
    const { db } = openPostgres(url, { size: 2, isPatient: true })
    try {
      return new KeptLogs({
        matches: await db.selectFrom('matches').selectAll().orderBy('began').execute(),
        entries: await db.selectFrom('entries').selectAll().orderBy('seq').execute(),
        snapshots: await db.selectFrom('snapshots').selectAll().execute(),
        tables: await db.selectFrom('tavern_tables').select(['id', 'doc']).execute(),
        gallery: {
          cards: await db.selectFrom('gallery_cards').selectAll().execute(),
          versions: await db.selectFrom('gallery_versions').selectAll().orderBy('version').execute(),
          hearts: await db.selectFrom('gallery_hearts').selectAll().execute(),
          plays: await db.selectFrom('gallery_plays').selectAll().execute(),
          verdicts: await db.selectFrom('gallery_verdicts').selectAll().execute(),
        },
      })
    } finally {
      await db.destroy()
    }
  }

  /** Every match with the number of its last entry. */
  last(): ReadonlyMap<string, number> {
    return new Map(this.#rows.entries.map(({ match, seq }) => [match, seq]))
  }

  get gallery(): KeptGallery {
    return this.#rows.gallery
  }

  *matches(): Generator<KeptLog> {
    const { matches, entries, snapshots } = this.#rows
    const logs = Map.groupBy(entries, ({ match }) => match)
    const pages = new Map(snapshots.map(({ match, snapshot }) => [match, JSON.parse(snapshot) as Snapshot]))
    for (const row of matches)
      yield { kept: keptOf(row), last: row.last, entries: logs.get(row.id) ?? [], page: pages.get(row.id) ?? null }
  }

  tables(): ReadonlyMap<string, Table> {
    return new Map(this.#rows.tables.map(({ id, doc }) => [id, JSON.parse(doc) as Table]))
  }
}

const keptOf = ({
  tavern_table,
  sitters,
  pace,
  header,
  over,
  seed,
  moves,
  ...row
}: Schema['matches']): StoredMatch => ({
  ...row,
  table: tavern_table,
  sitters: JSON.parse(sitters),
  pace: JSON.parse(pace),
  header: JSON.parse(header),
  seed: seed as StoredMatch['seed'],
  over: over === 1,
  moves: JSON.parse(moves),
})
