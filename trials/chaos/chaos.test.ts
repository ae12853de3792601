import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { storm } from './storm.ts'

const folders = (): readonly string[] => readdirSync(tmpdir()).filter(name => name.startsWith('wyrmtavern-chaos-'))

test('a house that is killed again and again loses nothing, does nothing twice and misses nothing', async () => {
  const before = folders()
  const { faults, figures, problems, failures, kills } = await storm({ kills: 3, tables: 7, seconds: 4, seed: 'short' })
  expect(failures).toEqual([])
  expect(problems).toEqual([])
  expect(Object.values(faults).every(count => count === 0)).toBe(true)
  expect(kills).toBeGreaterThanOrEqual(3)
  expect(figures.matches).toBeGreaterThanOrEqual(7)
  expect(figures.acknowledged).toBeGreaterThanOrEqual(21)
  expect(figures.copies).toBeGreaterThan(30)
  expect(folders()).toEqual(before)
})
