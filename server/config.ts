import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { makeFolder } from './folder.ts'

/** Digits only: an empty text is not zero. */
const whole = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine(n => n >= from && n <= to)

/** A scheme, a host and an optional port, nothing else. */
const isAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).href === `${new URL(text).origin}/`

/** A server by its address: one of these schemes and a host. */
const isServer = (text: string, schemes: readonly string[]): boolean =>
  URL.canParse(text) && schemes.includes(new URL(text).protocol) && new URL(text).hostname !== ''

/** The minimum length of a secret, in characters. */
const SECRET_LEAST = 32

const makers = ['everybody', 'accounts'] as const
const logs = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

/** The configuration of a house, from the environment. The defaults are for a house on this machine only. */
const environment = z.object({
  /** 127.0.0.1: only this machine. 0.0.0.0: everybody who can reach it. */
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  DATA: z.string().min(1).default('data'),
  PUBLIC_URL: z.string().refine(isAddress).optional(),
  /** If missing, it is generated and kept in the data folder. */
  SECRET: z.string().min(SECRET_LEAST).optional(),
  /** If missing, everything is kept in one file in the data folder, and one process uses it. */
  DATABASE_URL: z
    .string()
    .refine(url => isServer(url, ['postgres:', 'postgresql:']))
    .optional(),
  DATABASE_POOL: whole(2, 1000).default(10),
  REDIS_URL: z
    .string()
    .refine(url => isServer(url, ['redis:', 'rediss:']))
    .optional(),
  LOG: z.enum(logs).default('info'),
  BOT_THREADS: whole(1, 64).default(1),
  BOT_PAUSE: whole(0, 10_000).default(1000),
  /** Short bursts may exceed it a little. */
  SOCKET_RATE: whole(1, 1_000_000).default(40),
  SOCKETS_PER_ADDRESS: whole(1, 1_000_000).default(64),
  /** Whether to trust the address in `X-Forwarded-For`. Only behind your own proxy. */
  TRUST_PROXY: z.enum(['yes', 'no']).default('no'),
  /** If missing, the house sends no mail. */
  SMTP_URL: z
    .string()
    .refine(url => isServer(url, ['smtp:', 'smtps:']))
    .optional(),
  /** Whom its letters are from. */
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/)
    .optional(),
  /** How long notices are collected before they are sent together, in seconds. */
  NOTICE_WAIT: whole(0, 3600).default(60),
  /** Whether webhooks and push services may be on private networks and without https. */
  PRIVATE_PEERS: z.enum(['yes', 'no']).default('no'),
  /** An OpenID provider that vouches for people; all three, or none. */
  OIDC_ISSUER: z
    .string()
    .refine(url => isServer(url, ['https:', 'http:']))
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** What people call it. */
  OIDC_NAME: z.string().min(1).max(40).default('OpenID'),
  /** After how many days some things are deleted; 0 keeps them. */
  KEEP_GUESTS: whole(0, 36_500).default(0),
  KEEP_CHAT: whole(0, 36_500).default(0),
  KEEP_REPORTS: whole(0, 36_500).default(0),
  /** Who may hang up cards in the gallery. */
  MAKERS: z.enum(makers).default('everybody'),
  /** Who may write notes on the board. */
  WRITERS: z.enum(makers).default('everybody'),
  /** Whether this process judges cards of the gallery, with what is left of the processor. */
  JUDGE: z.enum(['yes', 'no']).default('yes'),
})
type Name = keyof z.infer<typeof environment>

const DAYS = 'a whole number of days up to 36500, or 0 to keep them'

/** What each variable means, and what values it takes. */
const meanings: Readonly<Record<Name, readonly [is: string, expected: string]>> = {
  HOST: ['the address it listens at', 'a name or an address of this machine, such as 127.0.0.1'],
  PORT: ['the port it listens at', 'a whole number from 0 to 65535'],
  DATA: ['the folder with everything that must survive', 'a folder that can be made and written'],
  PUBLIC_URL: [
    'the address people use',
    'http:// or https://, a name and nothing after it, such as https://tavern.example',
  ],
  SECRET: [
    'the key that signs cookies',
    `at least ${SECRET_LEAST} characters, or nothing to have one created, where there is no DATABASE_URL`,
  ],
  DATABASE_URL: ['where PostgreSQL is', 'postgres://, a user and password, a host and the name of a database'],
  DATABASE_POOL: ['the number of connections to PostgreSQL', 'a whole number from 2 to 1000'],
  REDIS_URL: ['where Redis is', 'redis:// or rediss:// and a host'],
  LOG: ['how much is logged', `one of ${logs.join(', ')}`],
  BOT_THREADS: ['the number of threads in which bots think', 'a whole number from 1 to 64'],
  BOT_PAUSE: ['how long bots pause, in milliseconds', 'a whole number from 0 to 10000'],
  SOCKET_RATE: ['messages per second from one socket', 'a whole number from 1 to 1000000'],
  SOCKETS_PER_ADDRESS: ['simultaneous sockets from one address', 'a whole number from 1 to 1000000'],
  TRUST_PROXY: ['whether a proxy passes on addresses', 'yes or no'],
  SMTP_URL: ['where the mail server is', 'smtp:// or smtps://, a user and password if it asks for them, and a host'],
  MAIL_FROM: ['whom letters are from', 'an address, such as tavern@tavern.example or Tavern <tavern@tavern.example>'],
  NOTICE_WAIT: ['for how many seconds notices are collected', 'a whole number from 0 to 3600'],
  PRIVATE_PEERS: ['whether webhooks and push services may be on private networks', 'yes or no'],
  OIDC_ISSUER: ['where the OpenID provider is', 'https:// and a host, as the provider calls itself'],
  OIDC_CLIENT_ID: ['what the provider calls this house', 'the client id it has given out'],
  OIDC_CLIENT_SECRET: ['the key of this house at the provider', 'the client secret it has given out'],
  OIDC_NAME: ['what people call the provider', '1 to 40 characters'],
  KEEP_GUESTS: ['after how many days guests who never came again are deleted', DAYS],
  KEEP_CHAT: ['after how many days what was said at tables is deleted', DAYS],
  KEEP_REPORTS: ['after how many days decided reports are deleted', DAYS],
  JUDGE: ['whether it judges cards of the gallery', 'yes or no'],
  MAKERS: ['who may hang up cards in the gallery', `one of ${makers.join(', ')}`],
  WRITERS: ['who may write notes on the board', `one of ${makers.join(', ')}`],
}

/** Variables with a password, or that are one. */
const hidden: readonly Name[] = ['SECRET', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'OIDC_CLIENT_SECRET']

/** One sentence about an invalid variable. Never shows a secret. */
function complaint(name: Name, given: string | undefined): string {
  const [is, expected] = meanings[name]
  const shown = hidden.includes(name) ? `of length ${given?.length ?? 0}` : JSON.stringify(given ?? '')
  return `${name}, ${is}, is ${shown}: expected ${expected}.`
}

export interface Oidc {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly name: string
}
export interface Kept {
  readonly guests: number
  readonly chat: number
  readonly reports: number
}

export interface Config {
  readonly host: string
  readonly port: number
  readonly data: string
  /** The file of a house that is one process. */
  readonly database: string
  /** Where PostgreSQL is; null if there is only the file. */
  readonly databaseUrl: string | null
  readonly databasePool: number
  /** Where Redis is, if there is one. */
  readonly redisUrl: string | null
  readonly publicUrl: string
  readonly secret: string
  readonly log: z.infer<typeof environment>['LOG']
  readonly botThreads: number
  readonly botPause: number
  readonly socketRate: number
  readonly socketsPerAddress: number
  readonly trustProxy: boolean
  /** The mail server and whom letters are from; null if the house sends none. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null
  /** How long notices are collected, in milliseconds, and whether they may go to private networks. */
  readonly notices: { readonly collects: number; readonly allowsPrivate: boolean }
  /** The OpenID provider that people may sign in with; null if there is none. */
  readonly oidc: Oidc | null
  /** After how many days guests, talk and decided reports are deleted; 0 for never. */
  readonly keep: Kept
  /** Who may hang up cards: everybody with a name, or only those who have an account. */
  readonly makers: (typeof makers)[number]
  /** The same for notes on the board. */
  readonly writers: (typeof makers)[number]
  /** Whether it judges cards. */
  readonly judge: boolean
}

/** What is wrong with the environment, one sentence per variable. */
export class ConfigProblem extends Error {}

/** `makesSecret`: whether to create a secret if there is none. Commands that only inspect a house do not. */
export function configFrom(env: Readonly<Record<string, string | undefined>>, makesSecret = true): Config {
  const read = environment.safeParse(env)
  if (!read.success) {
    const wrong = new Set(read.error.issues.map(({ path }) => path[0] as Name))
    throw new ConfigProblem([...wrong].map(name => complaint(name, env[name])).join(' '))
  }
  const missing = problemOfServers(read.data, makesSecret) ?? problemOfProvider(read.data)
  if (missing !== null) throw new ConfigProblem(missing)
  const {
    HOST,
    PORT,
    DATA,
    PUBLIC_URL,
    SECRET,
    DATABASE_URL,
    DATABASE_POOL,
    REDIS_URL,
    LOG,
    BOT_THREADS,
    BOT_PAUSE,
    SOCKET_RATE,
    SOCKETS_PER_ADDRESS,
    TRUST_PROXY,
    SMTP_URL,
    MAIL_FROM,
    NOTICE_WAIT,
    PRIVATE_PEERS,
    KEEP_GUESTS,
    KEEP_CHAT,
    KEEP_REPORTS,
    MAKERS,
    WRITERS,
    JUDGE,
  } = read.data
  const publicUrl = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`).origin
  const from = MAIL_FROM ?? `tavern@${new URL(publicUrl).hostname}`
  return {
    host: HOST,
    port: PORT,
    data: DATA,
    database: join(DATA, 'wyrmtavern.db'),
    databaseUrl: DATABASE_URL ?? null,
    databasePool: DATABASE_POOL,
    redisUrl: REDIS_URL ?? null,
    publicUrl,
    secret: SECRET ?? (makesSecret ? keptSecret(DATA) : ''),
    log: LOG,
    botThreads: BOT_THREADS,
    botPause: BOT_PAUSE,
    socketRate: SOCKET_RATE,
    socketsPerAddress: SOCKETS_PER_ADDRESS,
    trustProxy: TRUST_PROXY === 'yes',
    mail: SMTP_URL === undefined ? null : { smtpUrl: SMTP_URL, from },
    notices: { collects: NOTICE_WAIT * 1000, allowsPrivate: PRIVATE_PEERS === 'yes' },
    oidc: providerIn(read.data),
    keep: { guests: KEEP_GUESTS, chat: KEEP_CHAT, reports: KEEP_REPORTS },
    makers: MAKERS,
    writers: WRITERS,
    judge: JUDGE === 'yes',
  }
}

type Provider = Pick<z.infer<typeof environment>, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_NAME'>

function providerIn({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME }: Provider): Oidc | null {
  if (OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined) return null
  return { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET, name: OIDC_NAME }
}

function problemOfProvider({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: Provider): string | null {
  const all = { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }
  const missing = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [name] : []))
  if (missing.length === 0 || missing.length === 3) return null
  return `${missing.join(' and ')}: an OpenID provider needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or none of them.`
}

/** What is missing for a house on many machines; null if nothing is. */
function problemOfServers(
  { DATABASE_URL, REDIS_URL, SECRET, DATA }: z.infer<typeof environment>,
  needsSecret: boolean,
): string | null {
  if (REDIS_URL !== undefined && DATABASE_URL === undefined)
    return 'REDIS_URL, where Redis is, is set without DATABASE_URL: a house in one file is one process and needs no Redis.'
  if (DATABASE_URL === undefined || SECRET !== undefined || !needsSecret) return null
  const how = `copy the one in ${join(DATA, 'secret')}, or make one with openssl rand -hex 32`
  return `SECRET, the key that signs cookies, is needed with DATABASE_URL, the same for every process: ${how}.`
}

/** The secret in the data folder. Created when the house first opens; readable only by its owner. */
function keptSecret(data: string): string {
  const file = join(data, 'secret')
  try {
    makeFolder(data)
  } catch (error) {
    throw new ConfigProblem(`${complaint('DATA', data)} (${String(error)})`)
  }
  try {
    if (!existsSync(file)) {
      const draft = `${file}.${process.pid}` // written atomically: the process may be killed at any point
      writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
      renameSync(draft, file)
    }
    const problem = problemOfSecret(file)
    if (problem !== null) throw new ConfigProblem(problem)
    return secretIn(file)
  } catch (error) {
    throw error instanceof ConfigProblem
      ? error
      : new ConfigProblem(`${file}, the key that signs cookies: ${String(error)}`)
  }
}
const secretIn = (file: string): string => readFileSync(file, 'utf8').trim()

/** What is wrong with the stored secret, and what to do about it; null if nothing is. */
export function problemOfSecret(file: string): string | null {
  const { length } = secretIn(file)
  if (length >= SECRET_LEAST) return null
  const remedy = 'restore the one you kept, or delete it: a new one is created, and everybody has to sign in again'
  return `${file}, the key that signs cookies, has ${length} characters instead of ${SECRET_LEAST} or more: ${remedy}.`
}
