import type { GameEvent } from '#kernel/game'
import { defaultsOf } from '#kernel/options'
import type { Seat } from '#kernel/seat'
import { type Alike, nameIn, posesOf, summed, type Trials } from '#testkit/trials'
import { options as rules } from './options.ts'
import { eventsOf } from './position.ts'

const [ana, ben, cleo] = [0, 1, 2] as [Seat, Seat, Seat]
const options = defaultsOf(rules)
const rich = { fairy: 8, common: 2, silver: 5 }

const table = (cleos: object): readonly GameEvent[] =>
  [...eventsOf({ up: 'redDragon', purses: [rich, rich, cleos] }, options)].map(event =>
    event.type === 'seated' ? { ...event, dealt: event.dealt.map(() => rich) } : event,
  )

/** The fist closes equally fast with a full purse and an empty one. */
const alike: Alike = {
  options,
  tables: [table(rich), table({ silver: 5 })],
  steps: [
    [ana, 'bid', { fairy: 1 }],
    [cleo, 'bid', {}],
    [ben, 'bid', { fairy: 2 }],
  ],
}

export const trials: Trials = {
  short: { pointsToWin: 2, roundLimit: 3 },
  shortest: { pointsToWin: 2, roundLimit: 1 },
  storms: [{}],
  alike,
  poses: async () => posesOf((await import('./screen/testing.ts')).tables),
  page: {
    secrets: '.asked .own-heap .hidden-text',
    own: ['.own-purse', '.own-heap', '.own-hand', '.open-palm', '.closed-fist', '.counted-purse'],
    async explained(page) {
      const points: Record<string, number> = {}
      for (const seat of await page.locator('.scored-seat').all())
        points[nameIn(await seat.locator('> p > b').textContent())] = summed(
          await seat.locator('> ol > li > b').allTextContents(),
        )
      return points
    },
  },
}
