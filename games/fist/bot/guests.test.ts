import { expect, test } from 'vitest'
import { levels as names } from '#bots/levels'
import { playBots } from '#bots/match'
import { boxed } from '#games/boxed'
import { randomGuest } from '#games/workshop/guests-option'
import { consult } from '#kernel/bot'
import { defaultsOf } from '#kernel/options'
import { diceOf, seedFrom } from '#kernel/seed'
import { ana } from '#testkit/table'
import { box } from '../box.ts'
import type { CharacterId } from '../cards/characters.ts'
import { guestKinds } from '../cards/vocabulary.ts'
import { fist } from '../index.ts'
import { guest, position } from '../position.ts'
import type { State } from '../types.ts'
import { levels } from './levels.ts'

test.each(names)('a %s pays for points, though nobody has seen this card before, and not for a coin', level => {
  const bids = (up: CharacterId): number => {
    const t = position({ up, purses: [{ fairy: 8 }, { fairy: 8 }, { fairy: 8 }] })
    const bot = levels[`${level}@1`]
    const coins = Array.from({ length: 20 }, (_, n) => {
      const answer = consult(bot, fist, t.state, ana, t.heard(ana), diceOf(seedFrom(`guest ${n}`))(0))?.answer
      return Number((answer as { readonly fairy?: number }).fairy ?? 0)
    })
    return coins.reduce((sum, n) => sum + n, 0)
  }
  const [points, coin] = [guest({ do: 'score', points: 1 }), guest({ do: 'gain', gain: { silver: 1 } })]
  expect(bids(points)).toBeGreaterThan(2 * bids(coin))
})

test.each(names)('a match of %ss with three guests comes to its end', level => {
  const rng = diceOf(seedFrom(`guests of ${level}`))(0)
  const guests = [1, 2, 3].map(() => randomGuest(guestKinds, rng))
  const options = { ...defaultsOf(fist.options), guests }
  const bots = Array<string>(4).fill(`${level}@1`)
  const { state } = playBots(boxed(box), { options, bots, seed: `guests of ${level}` }, () => {})
  expect(fist.result(state as State)).not.toBeNull()
})
