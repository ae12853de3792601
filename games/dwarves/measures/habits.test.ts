import { expect, test } from 'vitest'
import { playBots } from '#bots/match'
import { boxed } from '#games/boxed'
import { defaultsOf } from '#kernel/options'
import { redact } from '#kernel/redact'
import { ana, ben } from '#testkit/table'
import { box } from '../box.ts'
import type { DwarvesEvent } from '../events.ts'
import { habits } from './habits.ts'
import { countsOf } from './noted.ts'

const events: DwarvesEvent[] = []
const options = { ...defaultsOf(box.game.options), clock: 'none' }
playBots(boxed(box), { options, bots: ['greedy@1', 'greedy@1'], seed: 'habits' }, entry =>
  events.push(...redact(entry.events as readonly DwarvesEvent[], 'table')),
)

test('what the table saw of a seat adds up', () => {
  const counts = countsOf(events, ana)
  const moves = counts.battles + counts.creatures + counts.discards + counts.helps + counts.harms
  expect(moves).toBeLessThanOrEqual(counts.turns)
  expect(moves).toBeGreaterThan(0.9 * counts.turns)
  expect(counts.chancesToLay).toBeGreaterThan(counts.laid)
  expect(counts.laid).toBeGreaterThanOrEqual(counts.bluffs)
})

test('habits are shares, as many for every seat', () => {
  const [mine, theirs] = [habits(events, ana), habits(events, ben)]
  expect(mine.length).toBe(theirs.length)
  for (const share of [...mine, ...theirs]) {
    expect(share).toBeGreaterThan(0)
    expect(share).toBeLessThan(2)
  }
})
