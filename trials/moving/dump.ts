import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

/** The SHA-256 of every table of a SQLite database as it is in the file, without anything that a move uses. */
export function dumpOf(file: string): Readonly<Record<string, string>> {
  const db = new DatabaseSync(file, { readOnly: true })
  const names = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'kysely%'").all()
  const sums = names.map(({ name }) => {
    const hash = createHash('sha256')
    const rows = name === 'house' ? `house WHERE name <> 'moved'` : `"${name}"`
    for (const row of db.prepare(`SELECT * FROM ${rows} ORDER BY 1, 2`).iterate()) hash.update(JSON.stringify(row))
    return [String(name), hash.digest('hex')] as const
  })
  db.close()
  return Object.fromEntries(sums)
}
