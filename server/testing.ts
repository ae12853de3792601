import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Client, type ClientParams } from '#client/connection'
import { shelfEditions } from '#editions/editions'
import type { Boxed } from '#games/boxed'
import { shelf } from '#games/shelf'
import { defaultsOf } from '#kernel/options'
import { box as auctionBox } from '#testkit/auction/box'
import { temporaryFolder } from '#testkit/folder'
import { BotRunner } from './bots/bot-runner.ts'
import { BotThreads } from './bots/bot-threads.ts'
import { ThinkingHere } from './bots/thinking-here.ts'
import type { LiveMatch } from './matches/live-match.ts'
import { LiveMatches } from './matches/live-matches.ts'
import type { Nodes } from './nodes/nodes.ts'
import { Gate } from './socket/gate.ts'
import type { Person } from './storage/port.ts'
import { openSqlite, sqliteStore } from './storage/sqlite.ts'

/* A small house for tests, with real sockets and a real file. Clients choose who they are, without authentication. */

export const boxes: Readonly<Record<string, Boxed>> = { ...shelf, auction: auctionBox as unknown as Boxed }

export interface SmallHouse {
  readonly url: string
  readonly file: string
  readonly liveMatches: LiveMatches
  readonly failures: readonly unknown[]
  readonly begin: (game: string, sitters: readonly string[], options?: object) => Promise<LiveMatch>
  /** A client for this person. */
  readonly enter: (person: string, more?: Partial<ClientParams>) => Client
  readonly close: () => Promise<void>
}

const personIn = ({ url }: IncomingMessage): Person | null => {
  const id = new URL(url ?? '/', 'http://house').searchParams.get('person')
  return id === null ? null : { id, name: id, account: id, since: 0 }
}

/** Sitters are people by their names, and bots by theirs, such as `random@1`. */
export async function smallHouse(
  file = join(temporaryFolder(), 'house.db'),
  now: () => number = Date.now,
  nodes?: Nodes,
): Promise<SmallHouse> {
  const store = await sqliteStore(openSqlite(file))
  const failures: unknown[] = []
  const failed = (_what: string, error: unknown): void => void failures.push(error)
  const threads = new BotThreads(1, shelfEditions(boxes))
  const botRunner = new BotRunner(new ThinkingHere(threads, Date.now), { least: 0, most: 0 }, Date.now, failed)
  const asked = (live: LiveMatch): void => botRunner.asked(live)
  const liveMatches = new LiveMatches({
    store: store.matches,
    editions: shelfEditions(boxes),
    now: Date.now,
    asked,
    failed,
  })
  const server = createServer()
  const rooms = {
    liveMatches,
    heard: async () => false,
    shownBy: async () => 'table' as const,
    mayWatch: async () => true,
    left: () => {},
  }
  const gate = new Gate(server, {
    rooms,
    whoIs: async request => personIn(request),
    isWelcome: () => true,
    now,
    nodes,
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const url = `ws://127.0.0.1:${port}/socket`
  return {
    url,
    file,
    liveMatches,
    failures,
    begin: (game, sitters, options = {}) =>
      liveMatches.begin({
        table: 't',
        game,
        options: { ...defaultsOf(boxes[game]?.game.options ?? {}), ...options },
        names: sitters.map((name, i) => (name.includes('@') ? `Bot ${i}` : name)),
        words: [],
        sitters: sitters.map(name => (name.includes('@') ? { bot: name } : { person: name })),
        pace: { kind: 'untimed' },
      }),
    enter: (person, more = {}) =>
      new Client({
        dial: () => new WebSocket(`${url}?person=${encodeURIComponent(person)}`),
        games: id => boxes[id]?.game,
        patience: () => 5,
        ...more,
      }),
    async close() {
      gate.close()
      await liveMatches.close()
      await threads.close()
      await store.close()
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
