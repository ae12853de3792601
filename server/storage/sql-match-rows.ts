import type { Header } from '#kernel/file'
import type { Seed } from '#kernel/seed'
import type { Move, StoredMatch } from './port.ts'
import type { Schema } from './schema.ts'

/** A row of the table, as the house knows a match. */
export const keptOf = (row: Schema['matches']): StoredMatch => ({
  id: row.id,
  table: row.tavern_table,
  sitters: JSON.parse(row.sitters) as StoredMatch['sitters'],
  pace: JSON.parse(row.pace) as StoredMatch['pace'],
  header: JSON.parse(row.header) as Header,
  seed: row.seed as Seed,
  began: Number(row.began),
  due: row.due === null ? null : Number(row.due),
  attendance: row.attendance,
  over: row.over === 1,
  version: row.version,
  last: row.last,
  moves: JSON.parse(row.moves) as readonly Move[],
})
