import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shelfEditions } from '#editions/editions'
import { shelf } from '#games/shelf'
import { headerOf, lineOf } from '#kernel/file'
import type { GameEvent } from '#kernel/game'
import { blank, follow } from '#kernel/match'
import { diceOf, seedFrom } from '#kernel/seed'
import { attended, newAttendance } from '#server/matches/attendance'
import { dueOf } from '#server/matches/due'
import type { LiveMatch } from '#server/matches/live-match'
import { LiveMatches } from '#server/matches/live-matches'
import { Gate } from '#server/socket/gate'
import { openSqlite, sqliteStore } from '#server/storage/sqlite'

/**
 * A house with real sockets and a real file, whose clock moves only when told to. Clients choose who they are, without
 * authentication.
 */
export interface StillHouse {
  readonly url: string
  readonly clock: { now: number }
  /** A match that begins with these events, for three people called 0, 1 and 2. */
  readonly begin: (game: string, options: object, events: readonly GameEvent[]) => Promise<LiveMatch>
  readonly close: () => Promise<void>
}

const seed = seedFrom('the same dice for all')
const pace = { kind: 'live', bank: 600, increment: 15, cap: 600 } as const

export async function stillHouse(): Promise<StillHouse> {
  const data = mkdtempSync(join(tmpdir(), 'still-'))
  const store = await sqliteStore(openSqlite(join(data, 'house.db')))
  const clock = { now: 1_800_000_000_000 }
  const now = (): number => clock.now
  const failed = (what: string, error: unknown): void => console.error(what, error)
  const editions = shelfEditions(shelf)
  const liveMatches = new LiveMatches({ store: store.matches, editions, now, asked: () => {}, failed })
  const server = createServer()
  const gate = new Gate(server, {
    rooms: {
      liveMatches,
      heard: async () => false,
      shownBy: async () => 'table' as const,
      mayWatch: async () => true,
      left: () => {},
    },
    whoIs: async ({ url = '/' }) => {
      const id = new URL(url, 'http://house').searchParams.get('person')
      return id === null ? null : { id, name: id, account: id, since: 0 }
    },
    isWelcome: () => true,
    now,
    rate: 1_000_000,
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  let matches = 0
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/socket`,
    clock,
    async begin(game, options, events) {
      const box = shelf[game]
      if (box === undefined) throw new Error(`there is no game ${game}`)
      const names = ['Ana', 'Ben', 'Cleo']
      const match = blank(box.game, { seats: 3, options, dice: diceOf(seed) })
      const entry = { seq: 0, at: clock.now, by: 'house', events } as const
      follow(match, entry)
      const asked = match.seats.map(seat => box.game.choice(match.state, seat) !== null)
      const change = { seq: 0, at: clock.now, by: null, ranOut: false, asked }
      const attendance = attended(newAttendance(3, pace), pace, change)
      const id = `match ${String(matches++).padStart(6, '0')}`
      const sitters = match.seats.map(seat => ({ person: String(seat) }))
      const header = headerOf(box.game, { edition: (await editions.newest(game)) ?? '', names, options, seed })
      const record = { id, table: 't', sitters, pace, header, seed, began: clock.now }
      await store.matches.begin(record, {
        match: id,
        version: 1,
        entries: [{ seq: 0, line: lineOf(entry), command: null }],
        due: dueOf(match, record, attendance),
        attendance: JSON.stringify(attendance),
        over: false,
      })
      const live = await liveMatches.find(id)
      if (live === null) throw new Error(`match ${id} was not kept`)
      return live
    },
    async close() {
      gate.close()
      await liveMatches.close()
      await store.close()
      server.closeAllConnections()
      await new Promise(done => server.close(done))
      rmSync(data, { recursive: true, force: true })
    },
  }
}
