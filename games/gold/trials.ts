import type { GameEvent } from '#kernel/game'
import { defaultsOf } from '#kernel/options'
import type { Seat } from '#kernel/seat'
import { type Alike, nameIn, posesOf, summed, type Trials } from '#testkit/trials'
import { options as rules } from './options.ts'
import { events } from './position.ts'

const [ana, ben, cleo] = [0, 1, 2] as [Seat, Seat, Seat]
const options = defaultsOf(rules)

const table = (cleos: 'hornOfRecall' | 'dawnLantern'): readonly GameEvent[] => [
  ...events(3, options, { hands: [['wardstone'], [], [cleos]] }),
]

/** An object that can be played between turns, or one that cannot. */
const alike: Alike = {
  options,
  tables: [table('hornOfRecall'), table('dawnLantern')],
  steps: [
    [ana, 'attack', { place: 'wizard@3' }],
    [ben, 'magic', { pass: 'yes' }],
    [cleo, 'magic', { pass: 'yes' }],
    [ana, 'magic', { pass: 'yes' }],
    'clock',
  ],
}

export const trials: Trials = {
  short: { game: 'basic', division: 'divideAndChoose', clock: 'none' },
  storms: [{ clock: 'standard' }, { clock: 'none' }],
  alike,
  poses: async () => {
    const [{ tables }, { later }] = await Promise.all([
      import('./screen/testing.ts'),
      import('./screen/testing/later.ts'),
    ])
    return posesOf(tables, later)
  },
  page: {
    secrets: '.mine .hoard > .hidden-text',
    own: ['.mine .hoard', '.own-hoard', '.own-object', '.gold-hand', '.desk'],
    async explained(page) {
      const points: Record<string, number> = {}
      const count = page.locator('.gold-count table')
      for (const [i, name] of (await count.locator('thead th').allTextContents()).entries())
        points[nameIn(name)] = summed(await count.locator(`tbody td:nth-of-type(${i + 1}) > b`).allTextContents())
      return points
    },
  },
}
