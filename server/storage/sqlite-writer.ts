import type { Kysely } from 'kysely'
import type { Appended } from './port.ts'
import type { Schema } from './schema.ts'
import type { SqlEngine } from './sql-store.ts'
import type { Database } from './sqlite-database.ts'

/** Prepared statements, run together while holding the database's queue, so that no other query comes in between. */
export function sqliteWriter(database: Database, queue: Kysely<Schema>): SqlEngine['writeAll'] {
  const follow = database.prepare(
    'UPDATE matches SET due = ?, attendance = ?, over = ?, last = ?, version = ?, claimed = 0 WHERE id = ? AND last = ? AND version = ?',
  )
  const write = database.prepare('INSERT INTO entries (match, seq, line, command) VALUES (?, ?, ?, ?)')
  const note = database.prepare('INSERT INTO thoughts (match, seq, thought) VALUES (?, ?, ?)')
  const end = database.prepare("UPDATE players SET ended = ? ->> 'at' WHERE match = ?")
  const settle = database.prepare('UPDATE players SET place = ?, fault = ?, settled = 1 WHERE match = ? AND person = ?')
  const meet = database.prepare('INSERT INTO encounters (person, rival, match, ahead) VALUES (?, ?, ?, ?)')
  const win = database.prepare('UPDATE matches SET winners = ? WHERE id = ?')
  const keep = database.prepare('INSERT OR REPLACE INTO snapshots (match, next, snapshot) VALUES (?, ?, ?)')

  const append = ({ match, version, entries, due, attendance, over, winners, ending, page }: Appended): boolean => {
    const before = entries[0].seq - 1
    const last = before + entries.length
    const followed = follow.run(due, attendance, Number(over), last, version, match, before, version - 1)
    if (followed.changes === 0) return false
    for (const { seq, line, command, thought } of entries) {
      write.run(match, seq, line, command)
      if (thought !== undefined) note.run(match, seq, thought)
    }
    if (over) end.run(entries.at(-1)?.line ?? '', match)
    for (const { person, place, fault } of ending?.outcomes ?? []) settle.run(place, fault, match, person)
    for (const { person, rival, ahead } of ending?.encounters ?? []) meet.run(person, rival, match, ahead)
    if (winners !== undefined) win.run(JSON.stringify(winners), match)
    if (page !== undefined) keep.run(match, page.next, JSON.stringify(page))
    return true
  }
  const appendAll = (batch: readonly Appended[]): readonly boolean[] => {
    database.exec('BEGIN IMMEDIATE')
    try {
      const written = batch.map(append)
      database.exec('COMMIT')
      database.committed()
      return written
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }
  return batch => queue.connection().execute(async () => appendAll(batch))
}
