import { expect, test } from 'vitest'
import { shelf } from '#games/shelf'
import { weightOfBots } from './weight.ts'

test('code and weights of all bots are at most 300 KB of gzip, and every game has some', async () => {
  const weights = await weightOfBots()
  expect(Object.keys(weights)).toEqual(Object.keys(shelf))
  for (const bytes of Object.values(weights)) expect(bytes).toBeGreaterThan(5000)
  expect(Object.values(weights).reduce((sum, bytes) => sum + bytes)).toBeLessThan(300_000)
})
