import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/* Which parts of a house's files matter, found with SQLite alone: which pages are in use, and where. */

export const DATABASE = 'wyrmtavern.db'

export interface Used {
  /** Pages in the file itself. Those in the log are read from there instead. */
  readonly pages: ReadonlySet<number>
  /** Bytes of the log in use. */
  readonly log: number
}

const PAGE = 4096
const HEAD = 32
const FRAME = 24 + PAGE

/** Uses a copy, because reading leaves traces. */
export function usedIn(folder: string, scratch: string): Used {
  cpSync(folder, scratch, { recursive: true })
  const database = new DatabaseSync(join(scratch, DATABASE))
  const frames = Number(database.prepare('PRAGMA wal_checkpoint(NOOP)').get()?.log ?? 0)
  const all = database
    .prepare('SELECT DISTINCT pageno FROM dbstat')
    .all()
    .map(({ pageno }) => Number(pageno))
  const wal = frames > 0 ? readFileSync(join(scratch, `${DATABASE}-wal`)) : Buffer.alloc(0)
  const logged = new Set(Array.from({ length: frames }, (_, i) => wal.readUInt32BE(HEAD + i * FRAME)))
  database.close()
  rmSync(scratch, { recursive: true })
  return { pages: new Set(all.filter(page => !logged.has(page))), log: frames > 0 ? HEAD + frames * FRAME : 0 }
}

/** Whether a damaged file differs in a part that matters. */
export function isTouched(name: string, before: string, after: string, used: Used): boolean {
  const was = readFileSync(join(before, name))
  const is = existsSync(join(after, name)) ? readFileSync(join(after, name)) : Buffer.alloc(0)
  if (name !== DATABASE) return !was.subarray(0, used.log).equals(is.subarray(0, used.log))
  return [...used.pages].some(page => {
    const [from, to] = [(page - 1) * PAGE, page * PAGE]
    return !was.subarray(from, to).equals(is.subarray(from, to))
  })
}
