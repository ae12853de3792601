import type { GameEvent } from '#kernel/game'
import { defaultsOf } from '#kernel/options'
import type { Seat } from '#kernel/seat'
import { type Alike, nameIn, posesOf, summed, type Trials } from '#testkit/trials'
import { options as rules } from './options.ts'
import { dealt } from './position.ts'

const [ana, ben, cleo] = [0, 1, 2] as [Seat, Seat, Seat]
const options = defaultsOf(rules)
const groups = [['orc'], ['dwarf'], ['goblin']] as const

const table = (cleos: 'forgetIt' | 'boo'): readonly GameEvent[] => [
  ...dealt(3, options, { groups, hands: [['sandwich', 'onceMore'], ['richVein'], [cleos]] }),
]

/** A Forget it! in hand, or another event. */
const alike: Alike = {
  options,
  tables: [table('forgetIt'), table('boo')],
  steps: [
    [ana, 'turn', { battle: 'sandwich' }],
    [ana, 'lay', { none: 'yes' }],
    [ben, 'lay', { lay: 'richVein' }],
    [cleo, 'lay', { none: 'yes' }],
    [ana, 'react', { letBe: 'yes' }],
    [cleo, 'react', { letBe: 'yes' }],
    [ben, 'react', { letBe: 'yes' }],
    'clock',
  ],
}

export const trials: Trials = {
  short: { goldToWin: 10, start: 'random', clock: 'none' },
  storms: [{ clock: 'standard' }, { clock: 'none' }],
  alike,
  poses: async () => {
    const { tables, openUntil } = await import('./screen/testing.ts')
    return posesOf(tables, openUntil)
  },
  page: {
    secrets: '.mine .hand-card .hidden-text',
    own: ['.hand-row', '.hand-card', '.deck-choice'],
    async explained(page) {
      const points: Record<string, number> = {}
      for (const seat of await page.locator('.gold-of').all()) {
        const name = await seat.locator('h4').evaluate(it => it.childNodes[2]?.textContent ?? '')
        points[nameIn(name)] = summed(await seat.locator('ol > li > b').allTextContents())
      }
      return points
    },
  },
}
