import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { SumsFile, sumsBeside, writeSums } from './sqlite-sums.ts'
import { loggedIn, sumOf, wholeLog } from './sqlite-wal.ts'

/*
 * Whether every page of a database is as it was last committed, in the log or else in the file. Both are read without
 * SQLite. Never while this process has the database open: closing a file releases all locks that the process has on it.
 */

/** What is wrong, and which pages are affected, if any. */
export interface Wrong {
  readonly what: string
  readonly pages: readonly number[]
}

export const notAsWritten = (wrong: number, size: number): string =>
  `pages that differ from what was written: ${wrong} of ${size}`

/** Compares with the checksums beside it. Given an earlier finding, checks only that again. */
export function wrongIn(file: string, before: Wrong | null = null): Wrong | null {
  const sums = new SumsFile(file, 'r')
  const pages = openSync(file, 'r')
  try {
    const head = sums.head()
    if (head === null || !sums.isWhole(head))
      return { what: `its checksums in ${sumsBeside(file)} are damaged`, pages: [] }
    const { pageSize } = head
    const log = logOf(file)
    if (log.salts === head.salts && log.frames < head.frames)
      return { what: `valid pages in its log: only ${log.frames} of ${head.frames}`, pages: [] }
    const size = log.size ?? head.size
    const wrong = stretches(size, before).flatMap(([from, count]) => {
      const [found, written] = [sumsIn(pages, pageSize, from, count), sums.read(from, count)]
      const isWrong = (page: number, i: number): boolean =>
        written[i] !== NEVER && found[i] !== written[i] && !log.sums.has(page)
      return found.map((_, i) => from + i).filter(isWrong)
    })
    return wrong.length === 0 ? null : { what: notAsWritten(wrong.length, size), pages: wrong }
  } finally {
    closeSync(pages)
    sums.close()
  }
}

/** The same for a database that a house may have open: a page may look wrong for a moment while it is being written. */
export async function stillWrongIn(file: string): Promise<Wrong | null> {
  let wrong = wrongIn(file)
  for (let tries = 0; tries < TRIES && wrong !== null; tries++) {
    await pause(MOMENT)
    wrong = wrongIn(file, wrong)
  }
  return wrong
}
const TRIES = 5
const MOMENT = 50

/** Creates the checksums of a database that has none. */
export function sumUp(file: string): void {
  const pages = openSync(file, 'r')
  try {
    const { salts, frames, size: logged, sums } = logOf(file)
    const { pageSize, size: inFile } = sizeOf(pages)
    const size = logged ?? inFile
    const all = allSumsIn(pages, pageSize, size).map((sum, i) => sums.get(i + 1) ?? sum)
    writeSums(file, { pageSize, size, salts: salts ?? 0n, frames }, all)
  } finally {
    closeSync(pages)
  }
}

const NEVER = 0
/** Pages read at a time. */
const FEW = 256

const stretches = (size: number, before: Wrong | null = null): readonly (readonly [from: number, count: number])[] =>
  before !== null && before.pages.length > 0
    ? before.pages.map(page => [page, 1])
    : Array.from({ length: Math.ceil(size / FEW) }, (_, i) => [i * FEW + 1, Math.min(FEW, size - i * FEW)])

/** The checksums of all pages in the file itself. */
export const allSumsIn = (file: number, pageSize: number, size: number): readonly number[] =>
  stretches(size).flatMap(([from, count]) => sumsIn(file, pageSize, from, count))

/** The same for `count` pages starting at `from`. */
function sumsIn(file: number, pageSize: number, from: number, count: number): readonly number[] {
  const bytes = Buffer.allocUnsafe(count * pageSize)
  const there = readSync(file, bytes, 0, bytes.length, (from - 1) * pageSize)
  const locked = Math.floor(LOCKED / pageSize) + 1
  return Array.from({ length: count }, (_, i) => {
    const end = (i + 1) * pageSize
    return end > there || from + i === locked ? NEVER : sumOf(bytes.subarray(i * pageSize, end))
  })
}
/** The byte that SQLite locks. The page it is on is never written. */
const LOCKED = 0x40000000

/** From the header of the database. */
export function sizeOf(file: number): { readonly pageSize: number; readonly size: number } {
  const head = Buffer.alloc(100)
  readSync(file, head, 0, 100, 0)
  return { pageSize: head.readUInt16BE(16) === 1 ? 65_536 : head.readUInt16BE(16), size: head.readUInt32BE(28) }
}

interface Logged {
  readonly salts: bigint | null
  readonly frames: number
  readonly size: number | null
  readonly sums: ReadonlyMap<number, number>
}
const nothing: Logged = { salts: null, frames: 0, size: null, sums: new Map() }

/** What is committed but not yet in the file. */
function logOf(file: string): Logged {
  if (!existsSync(`${file}-wal`)) return nothing
  const wal = openSync(`${file}-wal`, 'r')
  try {
    const log = wholeLog(wal)
    if (log === null) return nothing
    const { salts, frames, pageSize } = log
    return frames === 0 ? { ...nothing, salts } : { salts, frames, ...loggedIn(wal, pageSize, 0, frames) }
  } finally {
    closeSync(wal)
  }
}
