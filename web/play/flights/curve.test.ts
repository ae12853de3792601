import { expect, test } from 'vitest'
import { curve } from './curve.ts'

test('a curve leads from one place to the other and bends upwards on the way', () => {
  const points = curve({ x: 0, y: 100 }, { x: 200, y: 100 })
  expect(points[0]).toEqual({ x: 0, y: 100 })
  expect(points.at(-1)).toEqual({ x: 200, y: 100 })
  expect(Math.min(...points.map(({ y }) => y))).toBeLessThan(90)
})
