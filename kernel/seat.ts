declare const seat: unique symbol

/** A place at the table, 0 … n−1. Players come and go; a seat stays. */
export type Seat = number & { readonly [seat]: true }
/** Who looks: a seat, or the table (what spectators see). */
export type Viewer = Seat | 'table'
/** One of something for every seat, in seat order. */
export type BySeat<T> = readonly T[]

export const seatsOf = (count: number): readonly Seat[] => Array.from({ length: count }, (_, i) => i as Seat)

/** The one that belongs to this seat. */
export function of<T>(all: BySeat<T>, seat: Seat): T {
  const one = all[seat]
  if (one === undefined) throw new RangeError(`there is no seat ${seat}`)
  return one
}

export const viewersOf = (seats: readonly Seat[]): readonly Viewer[] => [...seats, 'table']
