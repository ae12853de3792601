declare const seat: unique symbol

/** A place at the table, 0 … n−1. Players come and go; a seat stays. */
export type Seat = number & { readonly [seat]: true }
/** The point of view: a seat, or the table (what spectators see). */
export type Viewer = Seat | 'table'
/** One of something for every seat, in seat order. */
export type BySeat<T> = readonly T[]

/** More seats than any table has. */
export const MAX_SEATS = 16
const firstSeats = Array.from({ length: MAX_SEATS + 1 }, (_, count) =>
  Array.from({ length: count }, (_, i) => i as Seat),
)

/** The seats of a table with this many players. */
export function seatsOf(count: number): readonly Seat[] {
  const seats = firstSeats[count]
  if (seats === undefined) throw new RangeError(`a table has at most ${MAX_SEATS} seats, not ${count}`)
  return seats
}

/** The item of this seat; throws if there is no such seat. */
export function of<T>(all: BySeat<T>, seat: Seat): T {
  const one = all[seat]
  if (one === undefined || typeof seat !== 'number') throw new RangeError(`there is no seat ${String(seat)}`)
  return one
}

/** All seats but this one. */
export const rivalsOf = (all: BySeat<unknown>, seat: Seat): readonly Seat[] =>
  seatsOf(all.length).filter(s => s !== seat)

/** All seats clockwise, this one first. */
export const clockwiseFrom = (all: BySeat<unknown>, first: Seat): readonly Seat[] =>
  seatsOf(all.length).map(i => ((first + i) % all.length) as Seat)

/** All seats clockwise from the left of this one, itself last. */
export const clockwiseAfter = (all: BySeat<unknown>, seat: Seat): readonly Seat[] =>
  clockwiseFrom(all, ((seat + 1) % all.length) as Seat)

/** Replaces the item of this seat. */
export function put<T>(all: T[], seat: Seat, it: T): void {
  of(all, seat)
  all[seat] = it
}

export const viewersOf = (seats: readonly Seat[]): readonly Viewer[] => [...seats, 'table']
