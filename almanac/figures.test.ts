import { expect, test } from 'vitest'
import type { Source } from '#games/almanac'
import { almanacOf } from './figures.ts'
import { type Material, read, written } from './material.ts'

const source: Source = { game: 'any', rules: 1, bot: 'captain@1', seats: 4, seed: 's', games: 40, batches: 4 }
const material: Material = {
  source,
  batches: [
    { 'a.price': [10, 20], 'a.price@1': [10, 20], 'a.hired': [10, 5] },
    { 'a.price': [10, 30], 'a.price@1': [10, 30], 'a.hired': [10, 5] },
    { 'a.price': [10, 20], 'a.price@1': [10, 20], 'a.hired': [10, 5], 'a.rare': [1, 1] },
    { 'a.price': [10, 30], 'a.price@1': [10, 30], 'a.hired': [10, 5] },
  ],
}
const units = { price: 'number', hired: 'share', rare: 'number' } as const

test('a mean is over all observations, its interval over batches drawn again', () => {
  const { a } = almanacOf(material, { units }).cards
  expect(a?.all.price).toMatchObject({ mean: 2.5, n: 40 })
  expect(a?.all.price?.low).toBeLessThan(2.5)
  expect(a?.all.price?.low).toBeGreaterThanOrEqual(2)
  expect(a?.all.price?.high).toBeLessThanOrEqual(3)
  expect(a?.by.price).toEqual([{ at: 1, ...a?.all.price }])
})

test('a share has Wilson’s interval, and a wider one if the batches differ more than chance', () => {
  const even = almanacOf(material, { units }).cards.a?.all.hired
  expect(even).toMatchObject({ mean: 0.5, low: 0.352, high: 0.648 })
  const batches = material.batches.map((batch, i) => ({ ...batch, 'a.hired': [10, i < 2 ? 0 : 10] as const }))
  const uneven = almanacOf({ source, batches }, { units }).cards.a?.all.hired
  expect(uneven?.mean).toBe(0.5)
  expect(uneven?.low).toBeLessThan(0.2)
})

test('what was hardly ever seen is not told, and what nobody can name is refused', () => {
  expect(almanacOf(material, { units }).cards.a?.all.rare).toBeUndefined()
  expect(() => almanacOf(material, { units: { price: 'number' } })).toThrow('a.hired')
})

test('the raw material survives being written', () => {
  expect(read(written(material))).toEqual(material)
})
