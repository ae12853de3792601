import { type Guest, nameIn } from '#games/workshop/guest'
import { guestId } from '#games/workshop/guest-id'
import { refused } from '#protocol/refused'
import { GUESTS, guestsIn, hashOf } from '../gallery/content.ts'
import { looksOf } from '../gallery/crafts.ts'
import type { MissingGuest } from '../gallery/guest-list.ts'
import type { Refused } from '../matches/replies.ts'
import { nobodyReady } from './settings.ts'
import { peopleAt, seatOf, type Table, type Who } from './table.ts'

/** How many are remembered of one person: nobody's word is forgotten because others say much. */
const MOST_STRUCK = 10

/** Whoever sits at a table may say no to a guest: it stays away while they sit there. */
export function noGuest(table: Table, who: Who, { guest: id }: { readonly guest: string }): Table | Refused {
  if (seatOf(table, who.id) === null) return refused('not seated', 'somebody who sits at this table')
  const guest = guestsIn(table.options).find(card => guestId(card) === id)
  if (guest === undefined) return refused('no card', 'a guest of this table')
  return without(table, [guest], who.id)
}

/** The table without those of its guests that were taken down meanwhile, which it says; the same table if there are none. */
export function withoutMissing(table: Table, missing: readonly MissingGuest[]): Table {
  const gone = new Set(missing.map(({ guest }) => guestId(guest)))
  const own = guestsIn(table.options).filter(guest => gone.has(guestId(guest)))
  return own.length === 0 ? table : without(table, own, null)
}

function without(table: Table, guests: readonly Guest[], by: string | null): Table {
  const gone = new Set(guests.map(guestId))
  const { [GUESTS]: _, ...options } = table.options
  const left = guestsIn(table.options).filter(guest => !gone.has(guestId(guest)))
  const struck = guests.map(guest => ({ guest: hashOf(table.game, guest), names: { ...guest.names }, by }))
  const all = [...(table.struck ?? []), ...struck]
  const isRemembered = (one: (typeof all)[0], i: number): boolean =>
    all.slice(i).filter(later => later.by === one.by).length <= MOST_STRUCK
  return {
    ...table,
    options: left.length === 0 ? options : ({ ...options, [GUESTS]: left } as unknown as Table['options']),
    struck: all.filter(isRemembered),
    seats: nobodyReady(table.seats),
  }
}

const namesOf = (guests: readonly MissingGuest[]): string => guests.map(({ guest }) => nameIn(guest, 'en')).join(', ')

/** Only what hangs may be invited. */
export function notHanging(missing: readonly MissingGuest[]): Refused {
  const taken = missing.filter(({ reason }) => reason !== null)
  return taken.length > 0
    ? refused('taken down', `guests that hang in the gallery: ${namesOf(taken)} was taken down`)
    : refused('no card', `guests that hang in the gallery of this house: ${namesOf(missing)} does not`)
}

/** The match did not begin, because the table has lost guests. */
export function guestsGone({ struck = [] }: Table): Refused {
  const gone = struck.filter(({ by }) => by === null).map(({ names }) => names.en ?? Object.values(names)[0])
  return refused('taken down', `to begin without ${gone.join(', ')}, which was taken down meanwhile`)
}

/** A guest among these options to whom somebody at the table has said no, in whatever version: they have a name in common. */
export function struckAmong(table: Table, options: object): Refused | null {
  const struck = tidied(table).struck?.filter(({ by }) => by !== null) ?? []
  const hashes = new Set(struck.map(({ guest }) => guest))
  const names = new Set(struck.flatMap(looksOf))
  const guest = guestsIn(options).find(
    card => hashes.has(hashOf(table.game, card)) || looksOf(card).some(name => names.has(name)),
  )
  return guest === undefined
    ? null
    : refused('struck', `another guest than ${nameIn(guest, 'en')}: somebody at this table does not want it`)
}

/** The words of those who have left no longer count; and what was taken down has been told when the next match begins. */
export function tidied(table: Table): Table {
  if (table.struck === undefined) return table
  const people = peopleAt(table)
  const isGathering = table.state === 'gathering'
  const struck = table.struck.filter(({ by }) => (by === null ? isGathering : people.includes(by)))
  if (struck.length === table.struck.length) return table
  const { struck: _, ...rest } = table
  return struck.length === 0 ? rest : { ...rest, struck }
}
