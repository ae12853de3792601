import { execFile, execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from './free-port.ts'
import { canRun, findProgram, installed, isRoot } from './installing.ts'
import { ServerProcess, type User } from './server-process.ts'

/** A PostgreSQL server of our own in a temporary folder, for tests and trials. */
export interface PostgresServer {
  readonly pid: number
  /** Where this database is; without a name, the one that always exists. */
  readonly url: (database?: string) => string
  /** The address of a new, empty database. */
  readonly makeDatabase: () => Promise<string>
  /** Resolves when the server has ended. SIGKILL is like a power cut. */
  readonly kill: (signal: NodeJS.Signals) => Promise<void>
  /** After a kill: on the same folder and port. */
  readonly start: () => Promise<void>
  /** Ends it and removes its folder. */
  readonly stop: () => Promise<void>
}

const NEEDED = 'PostgreSQL is needed, not as root: install Debian’s postgresql, or put initdb and postgres into PATH.'

function findInitdb(): string | undefined {
  const places = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().toReversed()
  return findProgram(['initdb'], places)
}

/** PostgreSQL refuses to run as root: then it runs as the user that Debian's package makes. */
function userOf(name: string): User | undefined {
  const id = (kind: string): number => Number(execFileSync('id', [kind, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
  return isRoot ? { uid: id('-u'), gid: id('-g') } : undefined
}

/** Where its programs are. Installs them if permitted; otherwise throws a sentence that says what to install. */
export function ensurePostgres(): { readonly programs: string; readonly user: User | undefined } {
  const initdb = findInitdb() ?? (installed('PostgreSQL', ['postgresql-15'], ['postgresql']) ? findInitdb() : undefined)
  if (initdb === undefined || !canRun(join(dirname(initdb), 'postgres'))) throw new Error(NEEDED)
  try {
    return { programs: dirname(initdb), user: userOf('postgres') }
  } catch {
    throw new Error(NEEDED)
  }
}

/** Without `fsync` it is faster, and still survives a kill: only the machine itself must not stop. */
export async function startPostgres({ fsync = false } = {}): Promise<PostgresServer> {
  const { programs, user } = ensurePostgres()
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const format = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync']
  await promisify(execFile)(join(programs, 'initdb'), ['-D', folder, ...format], { ...user, cwd: '/' })

  const port = await freePort()
  const url = (database = 'postgres'): string => `postgres://postgres@127.0.0.1:${port}/${database}`
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
  const safety = [`fsync=${fsync ? 'on' : 'off'}`, `full_page_writes=${fsync ? 'on' : 'off'}`]
  const options = [...settings, ...safety].flatMap(setting => ['-c', setting])
  const command = [join(programs, 'postgres'), '-D', folder, '-p', String(port), ...options]
  const server = new ServerProcess(command, () => query(url(), 'SELECT 1'), user)
  await server.start()
  return {
    get pid() {
      return server.pid
    },
    url,
    makeDatabase: async () => {
      const name = `house_${randomUUID().replaceAll('-', '')}`
      await query(url(), `CREATE DATABASE ${name}`)
      return url(name)
    },
    kill: signal => server.kill(signal),
    start: () => server.start(),
    stop: async () => {
      await server.kill('SIGQUIT') // at once, without a checkpoint
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

async function query(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {}) // the server may be killed meanwhile
  try {
    await client.connect()
    await client.query(text)
  } finally {
    await client.end()
  }
}
