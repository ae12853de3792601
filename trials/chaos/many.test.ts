import { expect, test } from 'vitest'
import { hasPostgres, hasRedis } from '#testkit/servers'
import { stormMany } from '../many/storm-many.ts'

test.skipIf(!hasPostgres || !hasRedis)(
  'a house on many machines loses nothing, does nothing twice and misses nothing, whatever fails',
  async () => {
    const terms = { kills: 3, tables: 5, seconds: 8, seed: 'short' }
    const { faults, figures, problems, failures, blows } = await stormMany(terms)
    expect(failures).toEqual([])
    expect(problems).toEqual([])
    expect(Object.values(faults).every(count => count === 0)).toBe(true)
    expect(Object.values(blows).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(3)
    expect(figures.matches).toBeGreaterThanOrEqual(5)
    expect(figures.acknowledged).toBeGreaterThanOrEqual(15)
  },
  300_000,
)
