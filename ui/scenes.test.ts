import { expect, test } from 'vitest'
import { type Beat, skipFrom } from './scenes.ts'

const beat = (isStop = false): Beat => ({ name: 'dice', told: 0, lasts: 100, isStop })

test('the first skip leads to the next stop, the second past all other stops', () => {
  const beats = [beat(), beat(), beat(true), beat(), beat(true)]
  expect(skipFrom(beats, 0)).toBe(2)
  expect(skipFrom(beats, 2)).toBe(4)
  expect(skipFrom(beats, 2, true)).toBe(beats.length)
})

test('a scene without stops ends at once', () => {
  expect(skipFrom([beat(), beat()], 0)).toBe(2)
})
