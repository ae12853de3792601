import { expect, test } from 'vitest'
import { killWhilePosting } from './killing.ts'

test('a house that is killed while people write has every note it acknowledged, once', async () => {
  const { acknowledged, problems } = await killWhilePosting(2, 300)
  expect(problems).toEqual([])
  expect(acknowledged).toBeGreaterThan(8)
})
