import { closeSync, openSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { SumsFile } from './sqlite-sums.ts'
import { loggedIn, saltsIn } from './sqlite-wal.ts'

/** After this many frames the log is checkpointed into the database file and starts again. */
const EVERY = 1000

/**
 * Maintains the checksums of a database's pages while it is open, from what is committed to the write-ahead log. It
 * runs after the commit and does not wait for the disk. What a crash loses is recomputed from the log, which is only
 * reset when the checksums are on disk.
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

  /** Adds checksums for what was committed since the last call. */
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
    this.#enough = frames + EVERY // a reader may have kept the log from starting again
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

/** One database file, opened so that commits are on disk. Callers report every commit. */
export class Database extends DatabaseSync {
  /** Whether its origin is unknown: it is new, or was copied here. */
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
