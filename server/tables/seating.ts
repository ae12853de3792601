import { isDeepStrictEqual } from 'node:util'
import { nameAmong } from '#bots/names'
import { areAlike, isSameName } from '#kernel/names'
import { type Seat, seatsOf } from '#kernel/seat'
import { refused } from '#protocol/refused'
import type { Refused } from '../matches/replies.ts'
import { inColours } from './crests.ts'
import { barred } from './seen.ts'
import {
  crestOf,
  freeSeat,
  hasStandIns,
  namesAt,
  personOn,
  seatOf,
  type Table,
  type TableSeat,
  type Who,
} from './table.ts'

const notSeated = refused('not seated', 'somebody who sits at this table')

/** The requested seat, or the first free one. */
export function freeSeatAt({ seats }: Table, wanted: number | undefined): Seat | Refused {
  const all = seatsOf(seats.length)
  if (wanted === undefined)
    return all.find(seat => seats[seat]?.sitter === null) ?? refused('full', 'a table with a free seat')
  const seat = all[wanted]
  if (seat === undefined) return noSeat(seats)
  return seats[seat]?.sitter === null ? seat : refused('taken', 'a free seat')
}
export const noSeat = (seats: readonly unknown[]): Refused => refused('no seat', `a seat from 0 to ${seats.length - 1}`)

/** Sits down, moves, or, on the same seat, takes the name and the crest that they have now. */
export function sit(table: Table, who: Who, wish: { readonly seat?: number | undefined }): Table | Refused {
  if (table.state === 'playing') return takeBack(table, who)
  if (table.barred.includes(who.id)) return barred
  const from = seatOf(table, who.id)
  const to = from !== null && (wish.seat ?? from) === from ? from : freeSeatAt(table, wish.seat)
  if (typeof to === 'object') return to
  const others = from === null ? table : { ...table, seats: table.seats.with(from, freeSeat) }
  const name = nameAmong([], who.name)
  const like = namesAt(others).find(other => areAlike(other, name) && !isSameName(other, name))
  if (like !== undefined) return refused('name taken', `another name: it looks like ${like}, who sits here`)
  const sitter = { person: who.id, name: nameAmong(namesAt(others), name), crest: crestOf(who) }
  const ready = from !== null && table.seats[from]?.ready === true
  const seated = inColours({ ...others, seats: others.seats.with(to, { sitter, ready }) }, to)
  return isDeepStrictEqual(seated, table) ? table : seated
}

/** Somebody who left during the match comes back and replaces their bot. */
function takeBack(table: Table, { id }: Who): Table | Refused {
  if (seatOf(table, id) !== null) return table
  const seat = table.seats.findIndex(({ sitter }) => sitter !== null && 'bot' in sitter && sitter.insteadOf === id)
  const sitter = table.seats[seat]?.sitter ?? null
  if (sitter === null) return refused('not now', 'a table that is gathering, or the seat you left during this match')
  const { bot: _, insteadOf: __, ...same } = sitter
  const seats = table.seats.with(seat, { sitter: { ...same, person: id }, ready: true })
  return { ...table, seats, host: table.host ?? id }
}

/** The same table, at which this person, or whoever a bot plays for, is called so. */
export function renamed(table: Table, person: string, wished: string): Table {
  const isTheirs = ({ sitter }: TableSeat): boolean => sitter?.person === person || sitter?.insteadOf === person
  const name = nameAmong(namesAt({ seats: table.seats.filter(seat => !isTheirs(seat)) }), wished)
  const seats = table.seats.map(seat =>
    seat.sitter !== null && isTheirs(seat) ? { ...seat, sitter: { ...seat.sitter, name } } : seat,
  )
  return { ...table, seats }
}

export const stand = (table: Table, who: Who): Table | Refused => changed(table, who.id, () => freeSeat)
export function ready(table: Table, who: Who, { seen }: { readonly seen?: number | undefined }): Table | Refused {
  if (seen !== undefined && seen < (table.setAt ?? 0))
    return refused('stale', 'somebody who has seen the settings of this table: they have changed')
  return changed(table, who.id, seat => isReady(seat, true))
}
export const notReady = (table: Table, who: Who): Table | Refused =>
  changed(table, who.id, seat => isReady(seat, false))

const isReady = (seat: TableSeat, is: boolean): TableSeat => (seat.ready === is ? seat : { ...seat, ready: is })

function changed(table: Table, person: string, change: (seat: TableSeat) => TableSeat): Table | Refused {
  const seat = seatOf(table, person)
  const was = table.seats[seat ?? -1]
  if (seat === null || was === undefined) return notSeated
  const is = change(was)
  return is === was ? table : { ...table, seats: table.seats.with(seat, is) }
}

export function swap(
  table: Table,
  _who: Who,
  { seats: [one, other] }: { readonly seats: readonly [number, number] },
): Table | Refused {
  const [a, b] = [table.seats[one], table.seats[other]]
  if (a === undefined || b === undefined) return noSeat(table.seats)
  return a === b ? table : { ...table, seats: table.seats.with(one, b).with(other, a) }
}

/** Removes a person, who may not come back. During a match without stand-ins, somebody who is away only loses the seat. */
export function kick(
  table: Table,
  who: Who,
  { person }: { readonly person: string },
  _box: object,
  away: readonly Seat[],
): Table | Refused {
  if (person === who.id) return refused('not yourself', 'somebody else; to go yourself, leave')
  const seat = seatOf(table, person)
  if (seat === null) return refused('not seated', 'a person who sits at this table')
  if (table.state === 'playing') {
    if (hasStandIns(table)) return refused('not now', 'a table that is gathering, or one without stand-ins')
    if (!away.includes(seat)) return refused('not now', 'somebody who let their time run out twice in a row')
    return { ...table, seats: table.seats.with(seat, freeSeat) }
  }
  const { code: _, ...withoutCode } = table // the one they know leads here no longer
  const seats = table.seats.map(seat => (personOn(seat) === person ? freeSeat : seat))
  return { ...withoutCode, seats, barred: [...table.barred, person] }
}
