import { DatabaseSync } from 'node:sqlite'
import { unpacked } from '../storage/sql-editions.ts'

/** An edition that the house of this file has kept; the house may be open meanwhile, and nothing is changed. Null if it has none. */
export function editionIn(database: string, name: string): string | null {
  const db = new DatabaseSync(database, { readOnly: true })
  try {
    const row = db.prepare('SELECT text FROM editions WHERE name = ?').get(name)
    return typeof row?.text === 'string' ? unpacked(row.text) : null
  } catch {
    return null // of a house that is older than editions, or damaged: `npm run doctor` tells
  } finally {
    db.close()
  }
}
