import { levelOf, standInAmong } from '#bots/levels'
import { rosterOf } from '#bots/roster'
import { seatedBot } from '#bots/sitting-down'
import type { Boxed } from '#games/boxed'
import { clockwiseAfter, type Seat } from '#kernel/seat'
import { refused } from '#protocol/refused'
import type { Refused } from '../matches/replies.ts'
import { inColours } from './crests.ts'
import { nobodyReady } from './settings.ts'
import { freeSeat, hasStandIns, personOn, seatOf, sittersAt, type Table, type TableSeat, type Who } from './table.ts'

/** Leaves for good. During a match a bot takes over, or it goes on without them. A host passes the table on; the last person closes it. */
export function leave(table: Table, { id }: Who, _command: object, box: Boxed): Table | Refused {
  const seat = seatOf(table, id)
  if (seat === null && table.host !== id) return refused('not seated', 'the host, or somebody who sits at this table')
  const host = table.host === id ? nextHost(table, seat) : table.host
  const seats = seat === null ? table.seats : table.seats.with(seat, leftBy(table, seat, box))
  return closedIfEmpty({ ...table, seats, host })
}

/** Closes a table without people, unless its bots are still playing. */
const closedIfEmpty = (table: Table): Table =>
  table.host === null && table.state !== 'playing' ? { ...table, state: 'closed' } : table

/** The next person clockwise. */
function nextHost(table: Table, from: Seat | null): string | null {
  const last = from ?? ((table.seats.length - 1) as Seat)
  const people = clockwiseAfter(table.seats, last).map(seat => personOn(table.seats[seat] ?? freeSeat))
  return people.find(person => person !== null && person !== table.host) ?? null
}

/** During a match a seat keeps its name and its crest if a bot takes over. */
function leftBy(table: Table, seat: Seat, box: Boxed): TableSeat {
  const sitter = table.seats[seat]?.sitter ?? null
  if (table.state !== 'playing' || !hasStandIns(table) || sitter === null || !('person' in sitter)) return freeSeat
  const bot = standInAmong(Object.keys(rosterOf(box))) ?? ''
  const { person: insteadOf, ...same } = sitter
  return { sitter: { ...same, bot, insteadOf }, ready: true }
}

/** Everybody stays seated. A bot that replaced somebody now plays as itself. */
export function rematch(table: Table, { id }: Who, _command: object, box: Boxed): Table | Refused {
  if (seatOf(table, id) === null) return refused('not seated', 'somebody who sits at this table')
  const rematches = table.match === null ? table.rematches : [...table.rematches, table.match]
  const again: Table = { ...table, state: 'gathering', match: null, rematches, seats: nobodyReady(table.seats) }
  const bots = Object.keys(rosterOf(box))
  return again.seats.reduce((all, { sitter }, seat) => withOwnName(all, sitter, seat, bots), again)
}

function withOwnName(table: Table, sitter: TableSeat['sitter'], seat: number, bots: readonly string[]): Table {
  if (sitter === null || !('bot' in sitter) || sitter.insteadOf === undefined) return table
  const wish = levelOf(sitter.bot) ?? sitter.bot
  const own = seatedBot(bots, wish, { table: table.id, seat, others: sittersAt(table) })
  if (own === null) return table
  return inColours({ ...table, seats: table.seats.with(seat, { sitter: own, ready: true }) }, seat)
}

/** The match at this table is over. */
export const over = (table: Table): Table => closedIfEmpty({ ...table, state: 'over' })
