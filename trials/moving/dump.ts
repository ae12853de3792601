import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

/** The SHA-256 of every table of a SQLite database as it is in the file, without anything that a move uses. */
export function dumpOf(file: string): Readonly<Record<string, string>> {
  const db = new DatabaseSync(file, { readOnly: true })
  const names = db
    .prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'kysely%'")
    .all()
    .filter(({ name }) => name !== 'sqlite_schema')
  const sums = names.map(({ name }) => {
    const hash = createHash('sha256')
    const columns = db.prepare(`SELECT * FROM "${name}"`).columns().length
    const rows = name === 'house' ? `house WHERE name <> 'moved'` : `"${name}"`
    for (const row of db.prepare(`SELECT * FROM ${rows} ORDER BY ${columns > 1 ? '1, 2' : '1'}`).iterate())
      hash.update(JSON.stringify(row))
    return [String(name), hash.digest('hex')] as const
  })
  db.close()
  return Object.fromEntries(sums)
}
