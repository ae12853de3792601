import { expect, test } from 'vitest'
import type { Seat } from '#kernel/seat'
import { placeAround } from './places.ts'

test('I sit in front, the others around, and nobody where somebody sits or the card lies', () => {
  for (const count of [2, 3, 4, 5, 6])
    for (const me of [0, count - 1] as Seat[]) {
      const places = Array.from({ length: count }, (_, seat) => placeAround(seat as Seat, me, count))
      expect(places[me]).toEqual([50, 80])
      expect(new Set(places.map(String)).size).toBe(count)
      for (const [x, y] of places) expect(Math.abs(x - 50) > 20 || y > 70).toBe(true)
      // On a phone a side is one column, and everybody in it is a quarter of the picture high.
      for (const column of [places.filter(([x]) => x < 40), places.filter(([x]) => x > 60)]) {
        const heights = column.map(([, y]) => y).toSorted((a, b) => a - b)
        for (const [n, y] of heights.slice(1).entries()) expect(y - (heights[n] ?? 0)).toBeGreaterThanOrEqual(25)
      }
    }
})
