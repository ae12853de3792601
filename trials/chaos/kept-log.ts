import { DatabaseSync } from 'node:sqlite'
import type { Snapshot } from '#kernel/snapshot'
import type { StoredMatch } from '#server/storage/port'
import type { Schema } from '#server/storage/schema'
import type { Table } from '#server/tables/table'

/** A match as stored on disk, read without the house. */
export interface KeptLog {
  readonly kept: StoredMatch
  /** The number of the last entry, according to the match's record. */
  readonly last: number
  readonly entries: readonly Pick<Schema['entries'], 'seq' | 'line' | 'command'>[]
  readonly page: Snapshot | null
}

/** Reads a database and never writes to it. */
export class KeptLogs {
  readonly #database: DatabaseSync

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  }

  /** Every match with the number of its last entry. */
  last(): ReadonlyMap<string, number> {
    const rows = this.#all<{ match: string; last: number }>(
      'SELECT match, max(seq) AS last FROM entries GROUP BY match',
    )
    return new Map(rows.map(({ match, last }) => [match, last]))
  }

  *matches(): Generator<KeptLog> {
    for (const row of this.#all<Schema['matches']>('SELECT * FROM matches ORDER BY began')) {
      const entries = this.#all<Schema['entries']>('SELECT * FROM entries WHERE match = ? ORDER BY seq', row.id)
      const [page] = this.#all<Schema['snapshots']>('SELECT * FROM snapshots WHERE match = ?', row.id)
      const snapshot = page === undefined ? null : (JSON.parse(page.snapshot) as Snapshot)
      yield { kept: keptOf(row), last: row.last, entries, page: snapshot }
    }
  }

  tables(): ReadonlyMap<string, Table> {
    const rows = this.#all<Schema['tavern_tables']>('SELECT id, doc FROM tavern_tables')
    return new Map(rows.map(({ id, doc }) => [id, JSON.parse(doc) as Table]))
  }

  close(): void {
    this.#database.close()
  }

  #all<T>(sql: string, ...values: readonly string[]): readonly T[] {
    return this.#database.prepare(sql).all(...values) as unknown as readonly T[]
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
