import { expect, test } from 'vitest'
import { evening } from '../evening.ts'
import { dwarves, gold } from '../played.ts'
import { playWhole } from '../whole-match.ts'

const at = evening()

test('dwarves: two people and a bot play a match to its end, with mouse and touch, and somebody watches', async () => {
  await playWhole(at.browser, at.tavern, dwarves)
})

test('gold: the same, with bargains against the clock', async () => {
  const options = { game: 'basic', division: 'bargain', clock: 'blitz' }
  const { entries } = await playWhole(at.browser, at.tavern, { ...gold, options })
  const events = entries.flatMap(entry => entry.events.map(({ type }) => type))
  expect(events).toContain('offerMade')
  expect(events).toContain('dealStruck')
})
