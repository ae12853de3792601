import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** How a house is set up, by the environment; the defaults make one for this machine alone. */
const environment = z.object({
  /** Where it listens. 127.0.0.1 is this machine alone; 0.0.0.0 is everybody who can reach it. */
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Everything that must survive is in this folder. */
  DATA: z.string().min(1).default('data'),
  /** The address by which people reach it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Signs cookies. Made and kept in the data folder if it is not given. */
  SECRET: z.string().min(32).optional(),
  LOG: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Threads in which bots think, and how long they pause before they answer, in milliseconds. */
  BOT_THREADS: z.coerce.number().int().min(1).max(64).default(1),
  BOT_PAUSE: z.coerce.number().int().min(0).max(10_000).default(1000),
  /** Messages a second from one socket; a few more at once are borne. */
  SOCKET_RATE: z.coerce.number().int().min(1).max(1_000_000).default(40),
  /** Whether an address in `X-Forwarded-For` is believed: only behind a proxy of one's own. */
  TRUST_PROXY: z.enum(['yes', 'no']).default('no'),
})

export interface Config {
  readonly host: string
  readonly port: number
  readonly data: string
  readonly database: string
  readonly publicUrl: string
  readonly secret: string
  readonly log: z.infer<typeof environment>['LOG']
  readonly botThreads: number
  readonly botPause: number
  readonly socketRate: number
  readonly trustProxy: boolean
}

/** What is wrong with the environment, in one line for each variable. */
export class ConfigProblem extends Error {}

/** `makesSecret`: a house that opens for the first time gets one; who only looks at it makes none. */
export function configFrom(env: Readonly<Record<string, string | undefined>>, makesSecret = true): Config {
  const read = environment.safeParse(env)
  if (!read.success)
    throw new ConfigProblem(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  const { HOST, PORT, DATA, PUBLIC_URL, SECRET, LOG, BOT_THREADS, BOT_PAUSE, SOCKET_RATE, TRUST_PROXY } = read.data
  return {
    host: HOST,
    port: PORT,
    data: DATA,
    database: join(DATA, 'wyrmtavern.db'),
    publicUrl: (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/$/, ''),
    secret: SECRET ?? (makesSecret ? keptSecret(DATA) : ''),
    log: LOG,
    botThreads: BOT_THREADS,
    botPause: BOT_PAUSE,
    socketRate: SOCKET_RATE,
    trustProxy: TRUST_PROXY === 'yes',
  }
}

/** The secret in the data folder, made when the house opens for the first time; only its owner may read it. */
function keptSecret(data: string): string {
  const file = join(data, 'secret')
  try {
    mkdirSync(data, { recursive: true })
  } catch (error) {
    throw new ConfigProblem(`DATA=${data}: expected a folder that can be made and written (${String(error)})`)
  }
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}` // whole or not at all: the house may be ended in the middle of this
    writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
    renameSync(draft, file)
  }
  return readFileSync(file, 'utf8').trim()
}
