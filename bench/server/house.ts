import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Boxed } from '#games/boxed'
import { shelf } from '#games/shelf'
import { configFrom } from '#server/config'
import { openHouse } from '#server/house'
import { hashOf, newToken } from '#server/people/tokens'
import { openPostgres } from '#server/storage/postgres'
import { openSqlite, queueOf } from '#server/storage/sqlite'
import { box as auctionBox } from '#testkit/auction/box'
import { GOLD, LOTS } from './auction.ts'
import { BotTables } from './bot-tables.ts'
import { stage, type Ticket } from './stage.ts'

/*
 * Our house as it is, on disk, with the toy auction on its shelf. Everybody is a person with a token. With DATABASE_URL it
 * is one of several nodes, and NODE is its number.
 */

/** Not in the folder for temporary files, which may be in memory. */
const folder = fileURLToPath(new URL('../../data/', import.meta.url))
mkdirSync(folder, { recursive: true })
const data = mkdtempSync(join(folder, 'bench-'))
process.on('exit', () => rmSync(data, { recursive: true, force: true }))

const { DATABASE_URL, REDIS_URL, NODE = '0' } = process.env
const config = configFrom({
  ...{ DATA: data, PORT: '0', LOG: 'error', SOCKET_RATE: '100000', SOCKETS_PER_ADDRESS: '100000' },
  ...(DATABASE_URL !== undefined && { DATABASE_URL, REDIS_URL, SECRET: 'the same for all nodes of a benchmark' }),
})
const clock = { ahead: 0 }
const boxes: Readonly<Record<string, Boxed>> = { ...shelf, auction: auctionBox as unknown as Boxed }
const house = await openHouse(config, boxes, () => Date.now() + clock.ahead)
const db = config.databaseUrl === null ? queueOf(openSqlite(config.database)) : openPostgres(config.databaseUrl).db

/**
 * Fewer sockets than a machine may open. If there are more seats, people sit at several tables and follow all of them
 * over one socket.
 */
const MOST_PEOPLE = 10_000
const tokens: string[] = []
const matches: string[] = []
const idOf = (person: number): string => `person ${NODE}.${person}`
/** Rows of one query. */
const SOME = 50

/** Writes people straight into the database, because registration is not measured. */
async function register(upTo: number): Promise<void> {
  while (tokens.length < upTo) {
    const ids = Array.from({ length: Math.min(SOME, upTo - tokens.length) }, (_, i) => idOf(tokens.length + i))
    const people = ids.map(id => ({ id, name: id, account: id, since: 0, crest: null }))
    const fresh = ids.map(person => ({ person, token: newToken() }))
    const hashes = fresh.map(({ person, token }) => ({ hash: hashOf(token), person, name: person, at: 0 }))
    await db.insertInto('people').values(people).execute()
    await db.insertInto('tokens').values(hashes).execute()
    tokens.push(...fresh.map(({ token }) => token))
  }
}

const personAt = (table: number, seat: number): number => (table * 4 + seat) % MOST_PEOPLE

async function begin(table: number): Promise<string> {
  const seats = [0, 1, 2, 3].map(seat => idOf(personAt(table, seat)))
  const match = await house.liveMatches.begin({
    table: `table ${NODE}.${table}`,
    game: 'auction',
    options: { gold: GOLD, lots: LOTS, hammer: 0 },
    names: seats,
    words: [],
    sitters: seats.map(person => ({ person })),
    pace: { kind: 'untimed' },
  })
  return match.id
}

function ticket(table: number, seat: number): Ticket {
  const headers = { authorization: `Bearer ${tokens[personAt(table, seat)]}` }
  return { table, seat, path: '/socket', headers, match: matches[table] ?? '' }
}

const botTables = new BotTables(house.liveMatches, shelf)

stage({
  port: Number(new URL(house.address).port),
  async open(count) {
    await register(Math.min(MOST_PEOPLE, (matches.length + count) * 4))
    for (let i = 0; i < count; i++) matches.push(await begin(matches.length))
  },
  tickets: async from => matches.slice(from).flatMap((_, i) => [0, 1, 2, 3].map(seat => ticket(from + i, seat))),
  async next(table) {
    matches[table] = await begin(table)
    return matches[table]
  },
  async leave() {
    clock.ahead += 3_600_000
    await house.liveMatches.sweep()
  },
  crowd: count => botTables.be(count),
  crowdAnswers: () => botTables.answers,
})
