import { DatabaseError, Pool, type PoolClient, type QueryResult, types } from 'pg'

/** A statement that is prepared once per connection, under its name. */
export interface NamedQuery {
  readonly name: string
  readonly text: string
}

const INT8 = 20
/** Numbers of 64 bits are times in milliseconds and counts, which JavaScript holds exactly. */
const numbers: typeof types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  id === INT8 ? Number : types.getTypeParser(id, format as 'text')

/** In milliseconds. The server gives up before we do; we give up ourselves if nothing arrives any more. */
const LIMITS = {
  statement_timeout: 7000,
  query_timeout: 8000,
  /** A process that is stopped in the middle of a transaction must not hold its locks. */
  idle_in_transaction_session_timeout: 3000,
} as const

/** How long to wait for a connection, in milliseconds. */
const CONNECTING = 3000

/**
 * Connections to PostgreSQL. If one fails or does not answer in time it is never used again, so a process that is cut
 * off fails quickly, and recovers on new connections.
 */
export class PostgresPool {
  readonly #pool: Pool

  /** `isPatient`: for long work such as migrations and backups. Statements may take any time. */
  constructor(url: string, { size, isPatient }: { readonly size: number; readonly isPatient: boolean }) {
    this.#pool = new Pool({
      connectionString: url,
      max: size,
      connectionTimeoutMillis: CONNECTING,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5000,
      types: { getTypeParser: numbers },
      ...(isPatient ? {} : LIMITS),
    })
    this.#pool.on('error', () => {}) // an idle connection has ended, and is already removed
    this.#pool.on('connect', client => client.on('error', () => {})) // it may end before we listen
  }

  async connect(): Promise<Connection> {
    return new Connection(await this.#pool.connect())
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}

/** A connection of the pool, for one user at a time. */
export class Connection {
  readonly #client: PoolClient
  #failure: Error | null = null
  readonly #fail = (error: Error): void => {
    this.#failure ??= error
  }

  constructor(client: PoolClient) {
    this.#client = client
    client.on('error', this.#fail)
  }

  async query(query: string | NamedQuery, values: readonly unknown[] = []): Promise<QueryResult> {
    if (this.#failure !== null) throw this.#failure // do not wait for a rollback, either
    try {
      const all = values.map(storable)
      return await (typeof query === 'string' ? this.#client.query(query, all) : this.#client.query(query, all))
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.severity === 'FATAL') this.#fail(error as Error)
      throw error
    }
  }

  release(): void {
    this.#client.release(this.#failure !== null)
    this.#client.off('error', this.#fail)
  }
}

/** PostgreSQL stores every character except this one, which only hostile clients send. */
const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value
  return Array.isArray(value) ? value.map(storable) : value
}
