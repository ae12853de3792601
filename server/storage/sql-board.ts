import type { Kysely } from 'kysely'
import type { BoardStore } from './board-port.ts'
import type { Schema } from './schema.ts'
import { sqlMarks } from './sql-board-marks.ts'
import { sqlNotes } from './sql-board-notes.ts'
import { sqlOrderly } from './sql-board-orderly.ts'
import { sqlPolls } from './sql-board-polls.ts'
import { sqlThreads } from './sql-board-threads.ts'

/** A shared engine is PostgreSQL. */
export const sqlBoard = (db: Kysely<Schema>, isShared: boolean): BoardStore => ({
  threads: sqlThreads(db, isShared),
  notes: sqlNotes(db, isShared),
  polls: sqlPolls(db),
  marks: sqlMarks(db),
  orderly: sqlOrderly(db),
})
