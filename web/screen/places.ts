/** Where a seat is around the oval: left or right, above, between or below. */
export type Place = 'bl' | 'l' | 'tl' | 'tr' | 'r' | 'br'

/** Clockwise from the lower left, by the number of seats. */
const places: Readonly<Record<number, readonly Place[]>> = {
  1: ['l'],
  2: ['l', 'r'],
  3: ['bl', 'tl', 'r'],
  4: ['bl', 'tl', 'tr', 'br'],
  5: ['bl', 'l', 'tl', 'tr', 'br'],
  6: ['bl', 'l', 'tl', 'tr', 'r', 'br'],
}

/** The place of a seat after the table was turned clockwise so many times. Neighbours stay neighbours. */
export function placeOf(seat: number, count: number, turned: number): Place {
  const all = places[count] ?? places[6] ?? []
  return all[(seat + turned) % all.length] ?? 'l'
}
