import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { manifests } from '#games/manifests'
import { aheadIn } from '../web/ahead.ts'

const dist = join(import.meta.dirname, '../web/dist')
const { match, games } = aheadIn(dist)

// On a slow connection six more files take half a second more.
test('a match needs few files', () => {
  expect(match.length).toBeLessThanOrEqual(12)
  for (const { id } of manifests) expect(games[id]?.length, id).toBeLessThanOrEqual(12)
})

test('a match needs no file of another game, and no page needs a game', () => {
  for (const { id } of manifests) {
    const others = manifests.filter(it => it.id !== id)
    expect(
      [...match, ...(games[id] ?? [])].filter(file => others.some(it => file.includes(`screen-${it.id}`))),
    ).toEqual([])
  }
  expect(match.filter(file => manifests.some(({ id }) => file.includes(id)))).toEqual([])
})

test('a stylesheet of the page is among its files', () => {
  expect(match.filter(file => file.endsWith('.css')).length).toBeGreaterThanOrEqual(2)
  for (const file of match) expect(readFileSync(join(dist, file)).length).toBeGreaterThan(0)
})
