import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { type Config, configFrom } from '#server/config'
import { openHouse } from '#server/house'
import { openStore } from '#server/storage/opening'
import type { Schema } from '#server/storage/schema'
import { startPostgres } from '#testkit/postgres'
import type { Taken } from './board.ts'

const MATCHES = 10_000
/** Matches of others around them, with two people each. */
const OTHERS = 30_000
const FRIENDS = 12
const ROWS = 400
const WHEN = 1_700_000_000_000
const GAMES = ['fist', 'gold', 'dwarves'] as const
/** In milliseconds. */
const GOAL = 50

export interface HistoryReport {
  readonly matches: number
  readonly engines: Readonly<Record<'sqlite' | 'postgres', Readonly<Record<string, Taken>>>>
  readonly goal: { readonly is: number; readonly under: number; readonly met: boolean }
}

/** Somebody with ten thousand finished matches, in a file and on PostgreSQL: how long they wait for a page of them. */
export async function benchHistory(rounds: number): Promise<HistoryReport> {
  const folder = await mkdtemp(join(tmpdir(), 'wyrmtavern-history-'))
  const postgres = await startPostgres()
  try {
    const common = { DATA: folder, SECRET: 'x'.repeat(32), LOG: 'error', JUDGE: 'no', TRUST_PROXY: 'yes' }
    const engines = {
      sqlite: await measured(common, rounds),
      postgres: await measured({ ...common, DATABASE_URL: await postgres.makeDatabase() }, rounds),
    }
    const pages = Object.values(engines).flatMap(all =>
      Object.entries(all).flatMap(([name, { p95 }]) => (name.startsWith('page') ? [p95] : [])),
    )
    const is = Math.max(...pages)
    return { matches: MATCHES, engines, goal: { is, under: GOAL, met: is <= GOAL } }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measured(env: Readonly<Record<string, string>>, rounds: number) {
  const config: Config = { ...configFrom(env), port: 0 }
  const { person, cookie } = await comeIn(config)
  const { db, close } = await openStore(config)
  await fill(db, person)
  await close()
  const house = await openHouse(config)
  const deep = `after=${WHEN + MATCHES * 500}.x`
  const requests: Readonly<Record<string, string>> = {
    'page, the first': '/history',
    'page, deep in': `/history?${deep}`,
    'page of a game': '/history?game=gold',
    'page with a friend': '/history?with=friend-7',
    'page with a friend, deep in': `/history?with=friend-7&${deep}`,
    'page with somebody never met': '/history?with=nobody',
    'page of slow wins of a game': '/history?game=fist&won=yes&pace=slow',
    'page of bots alone': '/history?with=bots',
    standing: '/history/standing',
    'reliability of twelve': `/reliability?people=${Array.from({ length: FRIENDS }, (_, n) => `friend-${n}`)}`,
  }
  const taken: Record<string, Taken> = {}
  for (const [name, path] of Object.entries(requests)) {
    const times: number[] = []
    for (let n = 0; n < rounds * 20; n++) times.push(await timeOf(`${house.address}/api${path}`, cookie, n))
    taken[name] = summed(times)
  }
  await house.close()
  return taken
}

async function comeIn(config: Config): Promise<{ readonly person: string; readonly cookie: string }> {
  const house = await openHouse(config)
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${house.address}/api/people/guest`, { method: 'POST', headers, body: '{"name":"Ana"}' })
  const { id } = (await reply.json()) as { readonly id: string }
  await house.close()
  return { person: id, cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

async function timeOf(url: string, cookie: string, n: number): Promise<number> {
  const began = performance.now()
  const reply = await fetch(url, { headers: { cookie, 'x-forwarded-for': `10.0.${n % 200}.${n % 190}` } })
  await reply.arrayBuffer()
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`)
  return performance.now() - began
}

function summed(times: readonly number[]): Taken {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10
  return { median: at(0.5), p95: at(0.95), most: at(1) }
}

/** Every third match is against bots alone, the others with one friend after the other. */
async function fill(db: Kysely<Schema>, me: string): Promise<void> {
  const ids = Array.from({ length: MATCHES + OTHERS }, (_, n) => n)
  for (let from = 0; from < ids.length; from += ROWS) {
    const some = ids.slice(from, from + ROWS)
    const all = some.map(n => matchOf(n, n < MATCHES ? me : `other-${n % 500}`))
    await db
      .insertInto('matches')
      .values(all.map(({ match }) => match))
      .execute()
    await db
      .insertInto('players')
      .values(all.flatMap(({ players }) => players))
      .execute()
    const met = all.flatMap(({ encounters }) => encounters)
    if (met.length > 0) await db.insertInto('encounters').values(met).execute()
  }
}

function matchOf(n: number, first: string) {
  const id = `m${String(n).padStart(6, '0')}`
  const second = n % 3 === 0 ? null : `friend-${n % FRIENDS}`
  const game = GAMES[n % GAMES.length] ?? 'fist'
  const bot = { bot: 'knight@1' }
  const sitters = [{ person: first }, second === null ? bot : { person: second }, bot, bot]
  const header = { wyrmtavern: 2, game, names: ['Ana', 'Ben', 'Kasimir', 'Vesna'] }
  const ended = WHEN + n * 1000
  const kind = n % 5 === 0 ? 'slow' : 'live'
  const people = second === null ? [first] : [first, second]
  const facts = { match: id, ended, game, seats: 4, pace: kind, people: people.length, bots: 4 - people.length }
  const place = (seat: number): number => ((n + seat) % 4) + 1
  const match = {
    ...{ id, tavern_table: id, seed: 'x', began: ended - 1000, due: null, attendance: '{}', over: 1, last: 1 },
    ...{ version: 2, claimed: 0, moves: '[]', winners: '[0]', sitters: JSON.stringify(sitters) },
    ...{ header: JSON.stringify(header), pace: JSON.stringify({ kind }) },
  }
  return {
    match,
    players: people.map((person, seat) => ({
      ...facts,
      ...{ person, place: place(seat), fault: n % 37 === 0 ? 'late' : null, played: 'house', settled: 1 },
    })),
    encounters: people.flatMap(person => [
      ...people.flatMap(rival => (rival === person ? [] : [{ person, rival, match: id, ahead: (n % 3) - 1 }])),
      { person, rival: 'bot knight', match: id, ahead: (n % 3) - 1 },
    ]),
  }
}
