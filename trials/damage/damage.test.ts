import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { damageTrials } from './trials.ts'

const folders = (): readonly string[] => readdirSync(tmpdir()).filter(name => name.startsWith('wyrmtavern-damage-'))

test('any damage to the files of a house is noticed, and there are no false alarms', async () => {
  const before = folders()
  const { problems, ...counts } = await damageTrials({ times: 16, kills: 1, seed: 'short' })
  expect(problems).toEqual([])
  expect(counts).toMatchObject({ tried: 16, unnoticed: 0, falseAlarms: 0, unharmed: 2 })
  expect(counts.touchedUsed).toBeGreaterThan(8)
  expect(counts.noticedAtStart).toBe(counts.touchedUsed)
  expect(counts.noticedByDoctor).toBe(counts.touchedUsed)
  expect(folders()).toEqual(before)
})
