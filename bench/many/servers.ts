import { execFileSync } from 'node:child_process'
import { openPostgres } from '#server/storage/postgres'
import type { Connection } from '#server/storage/postgres-pool'
import { type PostgresServer, startPostgres } from '#testkit/postgres'
import { ensureRedis, type RedisServer, startRedis } from '#testkit/redis'
import { timeBetween, timesOf } from './cpu-time.ts'

/** What the servers of a house have done until now. */
interface Reading {
  readonly database: ReadonlyMap<number, number>
  readonly broker: ReadonlyMap<number, number>
  /** Counts transactions that write, and bytes of the write-ahead log. */
  readonly transactions: number
  readonly logged: number
}

/** What they have done in some time: CPU seconds, and counts. */
export interface ServersWork {
  readonly database: number
  readonly broker: number
  readonly commits: number
  readonly logged: number
}

const READ = `SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS transactions,
  (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint AS logged`

/** PostgreSQL, as safe as it is in a house, and Redis. */
export class Servers {
  readonly #postgres: PostgresServer
  readonly #redis: RedisServer
  /** Always open: while the clients play as fast as they can, this process would be late to connect. */
  readonly #connection: Connection

  private constructor(postgres: PostgresServer, redis: RedisServer, connection: Connection) {
    this.#postgres = postgres
    this.#redis = redis
    this.#connection = connection
  }

  static async show<T>(play: (servers: Servers) => Promise<T>): Promise<T> {
    const redis = await startRedis()
    const postgres = await startPostgres({ fsync: true })
    const { pool, db } = openPostgres(postgres.url(), { size: 1, isPatient: true })
    const connection = await pool.connect()
    try {
      return await play(new Servers(postgres, redis, connection))
    } finally {
      connection.release()
      await db.destroy()
      await postgres.stop()
      await redis.stop()
    }
  }

  /** The environment of the nodes of a new house. */
  async house(): Promise<{ readonly DATABASE_URL: string; readonly REDIS_URL: string }> {
    return { DATABASE_URL: await this.#postgres.makeDatabase(), REDIS_URL: this.#redis.url }
  }

  async versions(): Promise<{ readonly postgres: string; readonly redis: string }> {
    const [row] = (await this.#connection.query('SHOW server_version')).rows
    const redis = execFileSync(ensureRedis(), ['--version'], { encoding: 'utf8' })
    return {
      postgres: (row as { readonly server_version: string }).server_version.split(' ')[0] ?? '',
      redis: /v=(\S+)/.exec(redis)?.[1] ?? redis.trim(),
    }
  }

  /** What PostgreSQL does by itself, but not always in time for us: count the rows of a house, to plan its queries. */
  async settle(url: string): Promise<void> {
    const { pool, db } = openPostgres(url, { size: 1, isPatient: true })
    const connection = await pool.connect()
    await connection.query('ANALYZE')
    connection.release()
    await db.destroy()
  }

  /** Starts to measure. Returns a function that says what was done since. */
  async measure(): Promise<() => Promise<ServersWork>> {
    const before = await this.#read()
    return async () => {
      const after = await this.#read()
      return {
        database: timeBetween(before.database, after.database),
        broker: timeBetween(before.broker, after.broker),
        commits: after.transactions - before.transactions,
        logged: after.logged - before.logged,
      }
    }
  }

  async #read(): Promise<Reading> {
    const [counts] = (await this.#connection.query(READ)).rows
    const { transactions, logged } = counts as Pick<Reading, 'transactions' | 'logged'>
    return { database: timesOf(this.#postgres.pid), broker: timesOf(this.#redis.pid), transactions, logged }
  }
}
