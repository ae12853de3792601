import { expect, test } from 'vitest'
import { exp, log } from './exact-math.ts'

const points = Array.from({ length: 2001 }, (_, i) => (i - 1000) / 10)

test('exp agrees with the engine to 14 digits', () => {
  for (const x of points) expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 13)
})

test('log undoes exp, and agrees with the engine', () => {
  for (const x of points) expect(log(exp(x))).toBeCloseTo(x, 12)
  for (const x of [1e-300, 1e-9, 0.1, 0.5, 1, 1.5, 2, 3, 10, 1e9, 1e300]) expect(log(x)).toBeCloseTo(Math.log(x), 11)
})

test('at the edges they answer as the engine does', () => {
  expect([exp(0), exp(-1000), exp(1000), log(1), log(0)]).toEqual([1, 0, Infinity, 0, -Infinity])
  expect([log(-1), exp(Number.NaN)]).toEqual([Number.NaN, Number.NaN])
})

test('these bits are the same in every engine', () => {
  const bits = (x: number): string => new BigUint64Array(new Float64Array([x]).buffer)[0]?.toString(16) ?? ''
  expect([exp(1), exp(-3.7), exp(0.001), log(10), log(0.3)].map(bits)).toMatchInlineSnapshot(`
    [
      "4005bf0a8b14576a",
      "3f99511fc6871044",
      "3ff0041919b7ee34",
      "40026bb1bbb55516",
      "bff34378fcbda721",
    ]
  `)
})
