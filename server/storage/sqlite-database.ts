import { closeSync, openSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { SumsFile } from './sqlite-sums.ts'
import { loggedIn, saltsIn } from './sqlite-wal.ts'

/** Every so many frames what is in the log is brought into the file, and the log begins anew. */
const EVERY = 1000

/**
 * Keeps the sums of a database's pages while it is open, by what is committed to its log. That happens after the commit, and it is not
 * waited for until it is on disk: what is lost of it in a crash is summed again from the log, which ends only when the sums are on disk.
 */
class Summing {
  readonly #file: string
  readonly #sums: SumsFile
  readonly #pageSize: number
  readonly #length: StatementSync
  readonly #bringIn: StatementSync
  #wal: number | null = null
  #salts: bigint | null = null
  #frames = 0
  #enough = EVERY

  constructor(file: string, database: DatabaseSync) {
    this.#file = file
    this.#sums = new SumsFile(file, 'r+')
    this.#pageSize = Number(database.prepare('PRAGMA page_size').get()?.page_size)
    this.#length = database.prepare('PRAGMA wal_checkpoint(NOOP)')
    this.#bringIn = database.prepare('PRAGMA wal_checkpoint(PASSIVE)')
  }

  /** Sums what was committed since the last time. */
  goOn(): void {
    const frames = Number(this.#length.get()?.log)
    if (frames <= 0) return
    this.#wal ??= openSync(`${this.#file}-wal`, 'r')
    const salts = saltsIn(this.#wal)
    if (salts !== this.#salts) [this.#salts, this.#frames, this.#enough] = [salts, 0, EVERY]
    if (frames === this.#frames) return
    const { sums, size } = loggedIn(this.#wal, this.#pageSize, this.#frames, frames)
    this.#sums.write(sums, { pageSize: this.#pageSize, size, salts: salts ?? 0n, frames })
    this.#frames = frames
    if (frames < this.#enough) return
    this.#sums.sync()
    this.#bringIn.get()
    this.#enough = frames + EVERY // if somebody who reads has kept the log from beginning anew
  }

  settle(): void {
    this.goOn()
    this.#sums.sync()
  }
  close(): void {
    this.#sums.close()
    if (this.#wal !== null) closeSync(this.#wal)
  }
}

/** One file, opened so that what is committed is on disk. Whoever commits something says so. */
export class Database extends DatabaseSync {
  /** Nobody knows where it was before: it is new, or was put here. */
  readonly isStrange: boolean
  readonly #summing: Summing | null

  constructor(file: string, isStrange = true) {
    super(file, { timeout: 5000 })
    this.isStrange = isStrange
    this.exec('PRAGMA journal_mode = WAL')
    this.exec('PRAGMA synchronous = FULL')
    this.exec('PRAGMA foreign_keys = ON')
    this.exec('PRAGMA wal_autocheckpoint = 0')
    this.#summing = file === ':memory:' ? null : new Summing(file, this)
    this.committed()
  }

  committed(): void {
    this.#summing?.goOn()
  }

  override close(): void {
    try {
      this.#summing?.settle()
    } finally {
      super.close()
      this.#summing?.close()
    }
  }
}
