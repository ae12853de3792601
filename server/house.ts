import type { IncomingMessage } from 'node:http'
import { pino } from 'pino'
import { type FiledEditions, shelfEditions } from '#editions/editions'
import type { Boxed } from '#games/boxed'
import { shelf as allGames } from '#games/shelf'
import { BotRunner } from './bots/bot-runner.ts'
import { BotThreads } from './bots/bot-threads.ts'
import { Damage, damageIn } from './care/damage.ts'
import { readiness } from './care/readiness.ts'
import type { Config } from './config.ts'
import { houseEditions } from './editions/keeping.ts'
import { builtPage, keepPage } from './editions/pages.ts'
import { makeApp } from './http/app.ts'
import { editionRoutes } from './http/edition-routes.ts'
import { matchRoutes } from './http/match-routes.ts'
import { Metrics } from './http/metrics.ts'
import { muteRoutes } from './http/mute-routes.ts'
import { refuseOtherPages } from './http/origin.ts'
import { pageRoutes } from './http/page.ts'
import { recordRoutes } from './http/record-routes.ts'
import type { LiveMatch, MatchServices } from './matches/live-match.ts'
import { LiveMatches } from './matches/live-matches.ts'
import { networkOf } from './network.ts'
import { openAccounts } from './people/accounts.ts'
import { headersFrom } from './people/fetching.ts'
import { People } from './people/people.ts'
import { peopleRoutes } from './people/routes.ts'
import { Gate } from './socket/gate.ts'
import { TavernRooms } from './socket/rooms.ts'
import { type OpenStore, openStore } from './storage/opening.ts'
import { Chat } from './tables/chat.ts'
import { tableRoutes } from './tables/routes.ts'
import type { Table } from './tables/table.ts'
import { Tavern } from './tables/tavern.ts'

/** How long pending requests may take when the house closes, in milliseconds. */
const FAREWELL = 2000
const HOUR = 3_600_000

export interface House {
  /** Where it listens. */
  readonly address: string
  readonly liveMatches: LiveMatches
  readonly tavern: Tavern
  close(): Promise<void>
}

/**
 * Opens a house. Everything it keeps is in its database, and it can be killed at any moment. While it is open and the
 * database is a file, it holds a lock on the data folder.
 */
export async function openHouse(
  config: Config,
  shelf: Readonly<Record<string, Boxed>> = allGames,
  now: () => number = Date.now,
  editions: FiledEditions | null = shelf === allGames ? null : shelfEditions(shelf),
): Promise<House> {
  let opened: OpenStore<Table> | null = null
  try {
    opened = await openStore<Table>(config)
    return await furnished(opened, config, shelf, now, editions)
  } catch (error) {
    await opened?.close()
    const damage = damageIn(config.database, error)
    throw damage === null ? error : new Damage(damage)
  }
}

/** A house with other games than ours is given their editions. */
async function furnished(
  opened: OpenStore<Table>,
  config: Config,
  shelf: Readonly<Record<string, Boxed>>,
  now: () => number,
  given: FiledEditions | null,
): Promise<House> {
  const log = pino({ level: config.log, redact: ['req.headers.cookie', 'req.headers.authorization', '*.password'] })
  const isSecure = config.publicUrl.startsWith('https:')
  const isWelcome = (origin: string): boolean => welcomes(config, origin)

  const { store, db, engine } = opened
  const accounts = await openAccounts({
    db,
    engine,
    baseUrl: config.publicUrl,
    secret: config.secret,
    isWelcome,
    log: (level, message, error) => log[level]({ err: error }, message),
  })
  const people = new People(store.people, accounts, now, person => gate.askAgain(person))

  const editions = given ?? (await houseEditions(store.editions, config.data, Object.keys(shelf), now()))
  if (given === null) await keepPage(store.pages, builtPage, now())
  const threads = new BotThreads(config.botThreads, editions)
  const failed = (what: string, error: unknown): void => {
    metrics.failures.inc()
    log.error({ err: error }, what)
  }
  const botRunner = new BotRunner(
    threads,
    { least: config.botPause, most: Math.round(config.botPause * 1.5) },
    now,
    failed,
  )
  const around: MatchServices = {
    store: store.matches,
    editions,
    now,
    failed,
    asked: live => changed(live),
    loaded: live => void tavern.find(live.kept.table).catch(error => failed('a table of a match', error)),
  }
  const liveMatches = new LiveMatches(around)
  const tavern = new Tavern({
    store,
    shelf,
    now,
    begin: how => liveMatches.begin(how),
    mind: async (match, seat, minded) =>
      (await liveMatches.find(match).catch(() => null))?.mind(seat, minded ? 'left' : null),
  })
  const changed = (live: LiveMatch): void => {
    botRunner.asked(live)
    if (live.isOver) tavern.matchOver(live.kept.table, live.id).catch(error => failed('the end of a match', error))
  }
  const chat = new Chat(store.chat, now)
  const rooms = new TavernRooms({ liveMatches, tavern, chat, mutes: store.mutes })
  const metrics = new Metrics({ matches: () => liveMatches.size, sockets: () => gate.size })

  const isReady = readiness(() => store.touch(), now)
  const app = await makeApp({ log, trustProxy: config.trustProxy, isSecure, metrics, isReady })
  const whoIs = (request: { readonly headers: Parameters<typeof headersFrom>[0] }) =>
    people.whoIs(headersFrom(request.headers))
  refuseOtherPages(app, isWelcome)
  await app.register(peopleRoutes, { people, accounts, baseUrl: config.publicUrl, now })
  await app.register(muteRoutes, { mutes: store.mutes, whoIs })
  await app.register(tableRoutes, { tavern, shelf, whoIs, now })
  await app.register(matchRoutes, { liveMatches, whoIs })
  await app.register(recordRoutes, { liveMatches, editions, whoIs })
  await app.register(editionRoutes, { editions })
  const gameOf = async (match: string) => (await store.matches.find(match))?.header.game ?? null
  await app.register(pageRoutes, { pages: store.pages, gameOf })
  const gate = new Gate(app.server, {
    rooms,
    whoIs,
    isWelcome,
    now,
    rate: config.socketRate,
    perAddress: config.socketsPerAddress,
    addressOf: request => addressOf(request, config.trustProxy),
    isStranger: ({ headers }) => headers.cookie === undefined && headers.authorization === undefined,
  })
  const address = await app.listen({ host: config.host, port: config.port })
  liveMatches.open()
  const sweeper = setInterval(() => {
    accounts.sweep(now()).catch(error => failed('old sessions', error))
    if (given === null) keepPage(store.pages, builtPage, now()).catch(error => failed('the page', error))
  }, HOUR).unref()
  return {
    address,
    liveMatches,
    tavern,
    async close() {
      clearInterval(sweeper)
      gate.close()
      const enough = setTimeout(() => app.server.closeAllConnections(), FAREWELL)
      await app.close()
      clearTimeout(enough)
      await liveMatches.close()
      await threads.close()
      await opened.close()
    },
  }
}

/** The same address that Fastify uses: behind a trusted proxy, the last one that proxy added. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const told = trustProxy ? [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim() : ''
  return networkOf(told || (socket.remoteAddress ?? ''))
}

/**
 * Whether a page may use this house: one at its public address or, if that is this machine, at any name of this
 * machine.
 */
function welcomes({ publicUrl, port }: Config, origin: string): boolean {
  const own = new URL(publicUrl)
  if (origin === own.origin) return true
  if (!URL.canParse(origin) || !isHere(own.hostname)) return false
  const theirs = new URL(origin)
  return isHere(theirs.hostname) && theirs.port === String(port)
}
const isHere = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
