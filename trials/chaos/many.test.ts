import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { hasPostgres, hasRedis } from '#testkit/servers'
import { stormMany } from '../many/storm-many.ts'

const folders = (): readonly string[] =>
  readdirSync(tmpdir()).filter(name => name.startsWith('wyrmtavern-many-') || name.startsWith('redis-'))

test.skipIf(!hasPostgres || !hasRedis)(
  'a house on many machines loses nothing, does nothing twice and misses nothing, whatever fails',
  async () => {
    const before = folders()
    const terms = { kills: 4, tables: 6, seconds: 10, seed: 'short' }
    const { faults, figures, problems, failures, blows } = await stormMany(terms)
    expect(failures).toEqual([])
    expect(problems).toEqual([])
    expect(Object.values(faults).every(count => count === 0)).toBe(true)
    expect(Object.keys(blows).length).toBeGreaterThanOrEqual(3)
    expect(figures.matches).toBeGreaterThanOrEqual(6)
    expect(figures.acknowledged).toBeGreaterThanOrEqual(30)
    expect(folders()).toEqual(before)
  },
  300_000,
)
