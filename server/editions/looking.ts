import { DatabaseSync } from 'node:sqlite'
import { unpacked } from '../storage/sql-editions.ts'

/** An edition stored in this database; null if it is not there. Changes nothing, and works while the house is open. */
export function editionIn(database: string, name: string): string | null {
  const db = new DatabaseSync(database, { readOnly: true })
  try {
    const row = db.prepare('SELECT text FROM editions WHERE name = ?').get(name)
    return typeof row?.text === 'string' ? unpacked(row.text) : null
  } catch {
    return null // older than editions, or damaged: `npm run doctor` reports that
  } finally {
    db.close()
  }
}
