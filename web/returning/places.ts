import type { Seat } from '#kernel/seat'

/** Where the others sit, clockwise from my left, in percent of the picture. The middle of the far side is for the card. */
const others: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[20, 26]],
  2: [
    [13, 40],
    [87, 40],
  ],
  3: [
    [12, 46],
    [25, 14],
    [87, 42],
  ],
  4: [
    [11, 50],
    [24, 14],
    [82, 14],
    [89, 50],
  ],
  5: [
    [11, 72],
    [11, 42],
    [24, 13],
    [82, 14],
    [89, 52],
  ],
}

/** The place of a seat, seen from mine at the near side. */
export function placeAround(seat: Seat, me: Seat, count: number): readonly [x: number, y: number] {
  const ahead = (seat - me + count) % count
  const places = others[count - 1] ?? others[5] ?? []
  return ahead === 0 ? [50, 80] : (places[(ahead - 1) % places.length] ?? [12, 46])
}
