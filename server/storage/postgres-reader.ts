import type { NewerLines, StoredLine } from './port.ts'
import type { PostgresPool } from './postgres-pool.ts'
import type { SqlEngine } from './sql-store.ts'

/**
 * One statement, so everything is as of one moment. `OFFSET 0` makes it look up each match by the index: the plan is kept
 * for long, and in a new house it would be to read the whole log.
 */
const NEWER = {
  name: 'newer',
  text: `
SELECT w.number::int, m.version, m.last, m.attendance, e.seq, e.line, e.command
FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS w (id, start, number)
CROSS JOIN LATERAL (SELECT version, last, attendance FROM matches WHERE id = w.id OFFSET 0) m
LEFT JOIN LATERAL (SELECT seq, line, command FROM entries WHERE match = w.id AND seq >= w.start OFFSET 0) e ON true
ORDER BY w.number, e.seq`,
}
interface Row extends Omit<NewerLines, 'lines'> {
  /** Which of the wanted it belongs to, from 1 on. */
  readonly number: number
  /** Null if nothing is newer. */
  readonly seq: number | null
  readonly line: string
  readonly command: string | null
}

/** A node that hears of many matches in one turn reads them all at once. */
export function postgresReader(pool: PostgresPool): NonNullable<SqlEngine['readAll']> {
  return async wanted => {
    const connection = await pool.connect()
    try {
      const values = [wanted.map(({ match }) => match), wanted.map(({ from }) => from)]
      const { rows } = await connection.query(NEWER, values)
      return newerIn(rows, wanted.length)
    } finally {
      connection.release()
    }
  }
}

function newerIn(rows: readonly Row[], count: number): readonly (NewerLines | null)[] {
  const all: ((NewerLines & { readonly lines: StoredLine[] }) | null)[] = Array.from({ length: count }, () => null)
  for (const { number, version, last, attendance, seq, line, command } of rows) {
    const newer = all[number - 1] ?? { version, last, attendance, lines: [] }
    all[number - 1] = newer
    if (seq !== null) newer.lines.push({ seq, line, command })
  }
  return all
}
