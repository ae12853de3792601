import type { Browser, BrowserContext } from 'playwright'
import type { Table } from '#client/messages'
import type { FistEvent } from '#games/fist/events'
import { fist } from '#games/fist/index'
import { tables } from '#games/fist/screen/testing'
import { sample } from '#kernel/answer'
import { isRefusal, open, submit } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { type Seat, seatsOf } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import { type Posed, posed } from '#testkit/posed'
import { furnishBoard, written } from './furnished-board.ts'
import { furnishFriends } from './furnished-friends.ts'
import { call, comeIn, type GuestPlace, makeTable, type Wanted } from './guest.ts'
import { asked, playOn } from './playing.ts'
import { openTavern, type Tavern } from './tavern.ts'

/**
 * Who looks: a stranger, somebody who sits at many matches, the host of a gathering table, who keeps order in the
 * house, or somebody who was warned.
 */
export const lookers = ['nobody', 'player', 'host', 'keeper', 'warned'] as const
export type Who = (typeof lookers)[number]
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** A house in which every screen can be seen. */
export interface Furnished {
  readonly tavern: Tavern
  /** The names of everybody in the house, and what they wrote. */
  readonly people: readonly string[]
  readonly cookies: Readonly<Record<Who, Cookies>>
  /** Matches in which the player has this question, by its name in the tables of Fist's screen. */
  readonly questions: Readonly<Record<string, GuestPlace>>
  /** In the third round, asked for a bid. */
  readonly middle: GuestPlace
  readonly over: GuestPlace
  /** For a television beside the phones. */
  readonly shared: GuestPlace
  /** Tables: the host's, with somebody who is not ready and a free seat; and what can become of one. */
  readonly gathering: string
  readonly full: string
  readonly playing: string
  readonly closed: string
  readonly barring: string
  /** A thread of the board with everything that can be in one. */
  readonly thread: string
  /** A friend of the player. */
  readonly friend: string
}

/** A card for the gallery. */
const hung = {
  kind: 'character',
  names: { en: 'Ferry Widow', it: 'Vedova del traghetto', de: 'Fährwitwe', ru: 'Вдова перевозчика' },
  picture: 'lantern-flame',
  light: 'sky',
  copies: 1,
  steps: [{ do: 'gain', gain: { common: 2 } }],
}

/** Nearly as long as a name may be. */
const LONG = 'Maximiliane von und zu Hohenfriedberg'

/** `wanted`: the names of the questions to show. `second`: who has left the second seat. */
export async function furnish(browser: Browser, wanted = Object.keys(tables), second = LONG): Promise<Furnished> {
  const games = posed()
  // Everybody has their own address, so that many at once do not count as a flood.
  const tavern = await openTavern({ TRUST_PROXY: 'yes' }, games.shelf)
  const guest = async (name: string): Promise<BrowserContext> => {
    const context = await browser.newContext({ baseURL: tavern.url, extraHTTPHeaders: ownAddress() })
    await comeIn(context, name)
    return context
  }
  const [ana, long, host] = [await guest('Ana'), await guest(second), await guest('Greta')]
  const [keeper, warned] = [await guest('Hilda'), await guest('Olaf')]
  const [asking, blocked] = [await guest('Ida'), await guest('Rolf')]
  const friend = await furnishFriends({ player: ana, friend: host, asking, asked: keeper, blocked })
  const sat = await tablesOf(host, long, ana)
  const wall = { game: 'fist', card: hung, language: 'en' }
  const { id: card } = await call<{ id: string }>(host.request, '/api/gallery', wall)
  const questions: Record<string, GuestPlace> = {}
  for (const name of wanted) {
    const table = tables[name]?.()
    if (table === undefined) throw new Error(`no table ${name}`)
    const { sides, options } = table.state
    games.pose(table)
    questions[name] = await begin(ana, long, { seats: sides.length, options })
  }
  const middle = await inTheMiddle(tavern, games, ana, long)
  games.pose(null)
  const over = await begin(ana, null, { seats: 4, options: { pointsToWin: 2 } })
  await playOn(tavern, over, () => false)
  const shared = await begin(ana, long, { seats: 4 })
  const ended = await begin(host, null, { seats: 3, options: { pointsToWin: 2 } })
  await playOn(tavern, ended, () => false)
  const thread = await furnishBoard(tavern, { writer: ana, answerer: host, rude: warned, keeper }, over, card)
  const people = ['Hilda', 'Olaf', 'Ida', 'Rolf', ...Object.values(written), ...(await namesIn(ana, host, long))]
  const cookies = {
    nobody: [],
    player: await ana.cookies(),
    host: await host.cookies(),
    keeper: await keeper.cookies(),
    warned: await warned.cookies(),
  }
  for (const context of [ana, long, host, keeper, warned, asking, blocked]) await context.close()
  return { tavern, people, cookies, questions, middle, over, shared, thread, friend, ...sat }
}

async function namesIn(...contexts: readonly BrowserContext[]): Promise<readonly string[]> {
  const names = new Set<string>()
  for (const { request } of contexts)
    for (const { seats } of await call<readonly Table[]>(request, '/api/tables/mine'))
      for (const { sitter } of seats) if (sitter !== null) names.add(sitter.name)
  return [...names]
}

let addresses = 0
/** Headers with an address that nobody else has. */
export const ownAddress = () => {
  const n = addresses++
  return { 'x-forwarded-for': `10.9.${n >> 8}.${n & 255}` }
}

const command = <T>({ request }: BrowserContext, table: string, it: object): Promise<T> =>
  call<T>(request, `/api/tables/${table}/commands`, { command: it })

/** A match of this person against bots and, in the second seat, somebody who has left. */
async function begin(host: BrowserContext, second: BrowserContext | null, wanted: Wanted): Promise<GuestPlace> {
  const table = await makeTable(host, wanted)
  if (second !== null) {
    await command(second, table, { do: 'sit' })
    await command(second, table, { do: 'ready' })
  }
  for (let n = second === null ? 1 : 2; n < (wanted.seats ?? 3); n++) await command(host, table, { do: 'addBot' })
  const { match } = await command<{ match: string }>(host, table, { do: 'start' })
  const { seat } = await call<{ seat: Seat }>(host.request, `/api/matches/${match}`)
  return { table, match, seat }
}

/** Various tables whose hosts do not play. */
async function tablesOf(host: BrowserContext, guest: BrowserContext, other: BrowserContext) {
  const pace = { kind: 'live', bank: 120, increment: 15, cap: 180 }
  const gathering = await makeTable(host, { seats: 4, pace, options: { coinCounts: 'tracked', pointsToWin: 2 } })
  await command(guest, gathering, { do: 'sit' })
  await command(host, gathering, { do: 'addBot' })
  await makeTable(guest, { listed: true, pace: { kind: 'slow', hours: 24, quiet: null } })
  const full = await makeTable(guest, { seats: 3 })
  for (let n = 0; n < 2; n++) await command(guest, full, { do: 'addBot' })
  const { table: playing } = await begin(guest, null, {})
  const closed = await makeTable(other, {})
  await command(other, closed, { do: 'leave' })
  const barring = await makeTable(guest, {})
  await command(host, barring, { do: 'sit' })
  const { person } = await call<{ person: { id: string } }>(host.request, '/api/people/me')
  await command(guest, barring, { do: 'kick', person: person.id })
  return { gathering, full, playing, closed, barring }
}

/** After two rounds that are always the same; then one character goes to nobody, and the next is up. */
async function inTheMiddle(
  tavern: Tavern,
  games: Posed,
  ana: BrowserContext,
  long: BrowserContext,
): Promise<GuestPlace> {
  games.pose({ events: twoRounds() })
  const place = await begin(ana, long, { seats: 4 })
  const live = await tavern.house.liveMatches.find(place.match)
  for (const seat of seatsOf(2)) {
    const { asked: after } = (await live?.asking(seat)) ?? { asked: -1 }
    await live?.answer(seat, { id: `first ${seat}`, asked: after, name: 'bid', answer: {} })
  }
  await asked(tavern, place)
  return place
}

/** A random game of four, up to the first bid of its third round. */
function twoRounds(): readonly FistEvent[] {
  const { match, entry } = open(fist, { seats: 4, options: defaultsOf(fist.options), dice: diceOf(seedFrom('rounds')) })
  const events: FistEvent[] = [...entry.events]
  const player = diceOf(seedFrom('player'))
  while (match.state.round < 3) {
    const seat = match.seats.find(each => fist.choice(match.state, each) !== null)
    const question = seat === undefined ? null : fist.choice(match.state, seat)
    if (seat === undefined || question === null) throw new Error('the game ended too early')
    const next = submit(
      match,
      seat,
      { name: question.name, answer: sample(question.ask, player(match.next)) },
      match.at + 1000,
    )
    if (isRefusal(next)) throw new Error(next.refused)
    events.push(...next.events)
  }
  return events
}
