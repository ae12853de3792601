import { expect, test } from 'vitest'
import { personaOf } from '#bots/levels'
import { averaged, confusionOf, rightIn } from './classes.ts'
import { discriminant, type Example } from './discriminant.ts'
import { habitsIn, tablesOf } from './playing.ts'

const example = (label: string, ...features: readonly number[]): Example => ({ label, features })

/** Two classes whose features differ little by themselves and much together. */
const slanted = [-3, -2, -1, 0, 1, 2, 3].flatMap(x => [example('above', x, x + 1), example('below', x, x - 1)])

test('classes are told apart by how their features go together', () => {
  const classify = discriminant(slanted)
  expect(rightIn(confusionOf(classify, slanted))).toBe(slanted.length)
  expect([classify([10, 10.5]), classify([10, 9.5])]).toEqual(['above', 'below'])
})

test('a confusion says what was taken for what', () => {
  const confusion = confusionOf(discriminant(slanted), [example('above', 0, 2), example('above', 0, -2)])
  expect(confusion.above).toEqual({ above: 1 })
})

test('examples are averaged in threes, and what is left over is left out', () => {
  const all = [example('a', 1), example('a', 2), example('b', 7), example('a', 6), example('a', 9)]
  expect(averaged(all, 3)).toEqual([example('a', 3)])
})

test('tables are mixed, every persona has its turn, and everybody sees the same number of habits', () => {
  const tables = tablesOf('fist', 'squire', 4, 12, 'test')
  for (const { bots } of tables) expect(new Set(bots).size).toBe(4)
  expect(new Set(tables.flatMap(({ bots }) => bots.map(personaOf))).size).toBe(6)
  const [first] = tables
  const examples = first === undefined ? [] : habitsIn(first)
  expect(examples.map(({ label }) => label)).toEqual(first?.bots.map(personaOf))
  expect(new Set(examples.map(({ features }) => features.length)).size).toBe(1)
  expect(examples.flatMap(({ features }) => features).every(Number.isFinite)).toBe(true)
})
