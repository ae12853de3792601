import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { games } from './plans.ts'
import { upgrade } from './upgrade.ts'

const folders = (): readonly string[] => readdirSync(tmpdir()).filter(name => name.startsWith('wyrmtavern-upgrade-'))

test('an upgrade changes no running match: each continues with the rules it began with, new ones use the new rules', async () => {
  const before = folders()
  const { books, moved } = await upgrade({ matches: 1, hasPages: false })
  expect(books.problems).toEqual([])
  const { begun, views } = books.inAll
  expect(begun).toBe(games.length * 2 + 2)
  expect(views).toBeGreaterThan(begun)
  expect(books.inAll).toEqual({
    begun,
    finished: begun,
    verified: begun,
    views,
    viewsDiffer: 0,
    newMatches: games.length,
    newMatchesOnNewRules: games.length,
  })
  expect(books.withGuests).toBe(begun) // n = 0 of every plan has one
  expect(moved.done).toBe(true)
  expect(moved.refused).toContain('cannot follow what has happened')
  expect(books.isWell).toBe(true)
  expect(folders()).toEqual(before)
})
