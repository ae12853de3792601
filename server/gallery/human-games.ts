import type { Scribe } from '#games/almanac'
import type { Boxed } from '#games/boxed'
import { type GuestId, guestId, isGuest } from '#games/workshop/guest-id'
import type { Workshop } from '#games/workshop/workshop'
import { entryIn } from '#kernel/file'
import type { GameEvent } from '#kernel/game'
import type { Seat } from '#kernel/seat'
import { sharesOfWin } from '#kernel/winners'
import { attendanceIn } from '../matches/attendance.ts'
import type { Sales } from '../storage/gallery-port.ts'
import type { StoredMatch } from '../storage/port.ts'
import { guestsIn, hashOf } from './content.ts'

const PEOPLE = 2

/** The seats that people held to the end. */
export function peopleIn({ sitters, attendance }: Pick<StoredMatch, 'sitters' | 'attendance'>): readonly Seat[] {
  const { minded } = attendanceIn(attendance)
  return sitters.flatMap((sitter, seat) => ('person' in sitter && minded[seat] !== 'left' ? [seat as Seat] : []))
}

/** Whether a match was one among people: at least two different ones were still there when it ended. */
export const isAmongPeople = (match: Pick<StoredMatch, 'sitters' | 'attendance'>): boolean =>
  new Set(
    peopleIn(match).flatMap(seat => {
      const sitter = match.sitters[seat]
      return sitter !== undefined && 'person' in sitter ? [sitter.person] : []
    }),
  ).size >= PEOPLE

interface Sale {
  readonly guest: GuestId
  readonly seat: Seat
  readonly price: number
}

/**
 * What people paid for the guests of a match, by hash, and how often they won: whatever the game's scribe calls a price, if
 * the event says whose. In a game that sells nothing: how often people had them, for nothing.
 */
export function salesIn(
  { game }: Pick<Boxed, 'game'>,
  { scribe, had }: { readonly scribe: Scribe; readonly had?: Workshop['had'] | undefined },
  match: Pick<StoredMatch, 'header' | 'sitters' | 'attendance'>,
  lines: readonly string[],
): ReadonlyMap<string, Sales> {
  const people = peopleIn(match)
  const sales: Sale[] = []
  const see = scribe()
  const state = game.blank()
  for (const { events, at } of lines.map(entryIn))
    for (const event of events) {
      see(
        event,
        state,
        (card, figure, price, row) => {
          const seat = seatIn(event)
          if (figure !== 'price' || row !== undefined || seat === null || !isGuest(card)) return
          if (people.includes(seat)) sales.push({ guest: card, seat, price })
        },
        at,
      )
      const { card, seats } = had?.(event) ?? nobody
      if (isGuest(card))
        for (const seat of seats) if (people.includes(seat)) sales.push({ guest: card, seat, price: 0 })
      game.evolve(state, event)
    }
  const won = sharesOfWin(game.result(state)?.ranking ?? [])
  return new Map(
    guestsIn(match.header.options).map(card => {
      const own = sales.filter(({ guest }) => guest === guestId(card))
      const sum = (of: (sale: Sale) => number): number => own.reduce((sum, sale) => sum + of(sale), 0)
      const figures = { sales: own.length, price: sum(({ price }) => price), wins: sum(({ seat }) => won[seat] ?? 0) }
      return [hashOf(match.header.game, card), figures]
    }),
  )
}

const nobody = { card: '', seats: [] }

const seatIn = (event: GameEvent): Seat | null => {
  const { seat } = event as { readonly seat?: unknown }
  return typeof seat === 'number' ? (seat as Seat) : null
}
