import { dirname, join } from 'node:path'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { temporaryFolder } from '#testkit/folder'
import type { Oidc } from '../config.ts'
import { openMailer } from '../mail/mailer.ts'
import { nobodyOnGuard } from '../order/guard.ts'
import { openStore } from '../storage/opening.ts'
import type { Store } from '../storage/port.ts'
import { type Accounts, openAccounts } from './accounts.ts'
import { askingThe, furnishWays } from './furnishing.ts'
import type { Mail } from './mail.ts'
import { People } from './people.ts'
import { peopleRoutes } from './routes.ts'

export const SECRET = 'the-old-oak-door-has-a-very-long-key'

export interface House {
  readonly app: FastifyInstance
  readonly store: Store
  readonly people: People
  readonly accounts: Accounts
  readonly file: string
  /** All log lines. */
  readonly logged: string[]
  readonly mail: Mail
  /** Stops it and keeps its files. */
  close(): Promise<void>
}

/** The people of a house, on a new file or an existing one, or on the PostgreSQL database at this address. */
export async function openHouse({
  file = join(temporaryFolder(), 'house.db'),
  databaseUrl = null as string | null,
  baseUrl = 'http://localhost:3000',
  limits = false,
  smtpUrl = null as string | null,
  oidc = null as Oidc | null,
  now = (): number => Date.now(),
} = {}): Promise<House> {
  const logged: string[] = []
  const app = Fastify({ logger: { level: 'trace', stream: { write: line => logged.push(line) } } })
  const place = { data: dirname(file), database: file, databaseUrl, databasePool: 4 }
  const { store, db, engine, close: closeStore } = await openStore(place)
  const accounts = await openAccounts({
    db,
    engine,
    baseUrl,
    secret: SECRET,
    oidc,
    ...askingThe(store),
    log: (level, message, err) => app.log[level]({ err }, message),
  })
  const people = new People(store.people, accounts, now)
  const mailer = smtpUrl === null ? null : openMailer(smtpUrl, 'tavern@tavern.example')
  const failed = (what: string, err: unknown): void => app.log.error({ err }, what)
  const ways = furnishWays({ store, people, accounts, mailer, oidc, secret: SECRET, baseUrl, now, failed })
  if (limits) await app.register(rateLimit, { global: false })
  await app.register(peopleRoutes, { people, accounts, baseUrl, now, guard: nobodyOnGuard, ways })
  const close = async (): Promise<void> => {
    await app.close()
    await ways.mail.close()
    mailer?.close()
    await closeStore()
  }
  return { app, store, people, accounts, file, logged, mail: ways.mail, close }
}

/** A browser: it keeps cookies and sends the origin of its page. */
export class Visitor {
  readonly #house: House
  readonly cookies = new Map<string, string>()
  /** The last Set-Cookie headers, complete. */
  lastSet: readonly string[] = []

  constructor(house: House) {
    this.#house = house
  }

  async ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, headers: object = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const options: InjectOptions = {
      method,
      url,
      headers: { origin: 'http://localhost:3000', ...(cookie === '' ? {} : { cookie }), ...headers },
      ...(body === undefined ? {} : { payload: body }),
    }
    const response = await this.#house.app.inject(options)
    const set = [response.headers['set-cookie'] ?? []].flat()
    if (set.length > 0) this.lastSet = set
    for (const [pair = '', ...attributes] of set.map(each => each.split(/; */))) {
      const [, name = '', value = ''] = pair.match(/^([^=]*)=(.*)$/) ?? []
      if (value === '' || attributes.includes('Max-Age=0')) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return { status: response.statusCode, headers: response.headers, body: parsed(response.body), text: response.body }
  }

  /** Who the house says they are. */
  async me(headers: object = {}): Promise<Known | null> {
    return (await this.ask('GET', '/api/people/me', undefined, headers)).body.person
  }
  async enters(name: string): Promise<Known> {
    await this.ask('POST', '/api/people/guest', { name })
    const me = await this.me()
    if (me === null) throw new Error(`${name} is not known`)
    return me
  }
  signsUp(username: string, password: string) {
    return this.ask('POST', '/api/people/account', { username, password })
  }
  signsIn(username: string, password: string) {
    return this.ask('POST', '/api/auth/sign-in/username', { username, password })
  }
  signsOut() {
    return this.ask('POST', '/api/auth/sign-out')
  }
}

interface Known {
  readonly id: string
  readonly name: string
  readonly username: string | null
  readonly guest: boolean
}

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
