import { botsExpected, usualBot } from '#bots/levels'
import { rosterOf } from '#bots/roster'
import { seatedBot } from '#bots/sitting-down'
import type { Boxed } from '#games/boxed'
import { refused } from '#protocol/refused'
import type { Refused } from '../matches/replies.ts'
import { inColours } from './crests.ts'
import { freeSeatAt, noSeat } from './seating.ts'
import { freeSeat, namesAt, personOn, sittersAt, type Table, type Who } from './table.ts'

export function addBot(
  table: Table,
  _who: Who,
  wish: { readonly bot?: string | undefined; readonly seat?: number | undefined },
  box: Boxed,
): Table | Refused {
  const bots = Object.keys(rosterOf(box))
  const seat = freeSeatAt(table, wish.seat)
  if (typeof seat === 'object') return seat
  const sitter = seatedBot(bots, wish.bot ?? usualBot(bots), { table: table.id, seat, others: sittersAt(table) })
  if (sitter === null) return refused('no bot', botsExpected(bots))
  return inColours({ ...table, seats: table.seats.with(seat, { sitter, ready: true }) }, seat)
}

export function removeBot(table: Table, _who: Who, { seat }: { readonly seat: number }): Table | Refused {
  const sitter = table.seats[seat]?.sitter
  if (sitter === undefined) return noSeat(table.seats)
  if (sitter === null || !('bot' in sitter)) return refused('no bot', 'a seat with a bot')
  return { ...table, seats: table.seats.with(seat, freeSeat) }
}

/** Starting makes the host ready. The tavern begins the match itself. */
export function start(table: Table, who: Who): Table | Refused {
  const free = table.seats.flatMap(({ sitter }, seat) => (sitter === null ? [seat] : []))
  if (free.length > 0) return refused('free seats', `somebody, or a bot, on seat ${free.join(' and ')}`)
  const late = table.seats.filter(seat => !seat.ready && personOn(seat) !== who.id)
  if (late.length > 0) return refused('not ready', `ready: ${namesAt({ seats: late }).join(', ')}`)
  return { ...table, state: 'playing', match: null, seats: table.seats.map(seat => ({ ...seat, ready: true })) }
}
