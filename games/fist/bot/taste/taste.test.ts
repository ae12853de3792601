import { expect, test } from 'vitest'
import { CURSE } from '#bots/auction/stage'
import type { Persona } from '#bots/levels'
import { consult } from '#kernel/bot'
import { defaultsOf } from '#kernel/options'
import { redact } from '#kernel/redact'
import { diceOf, seedFrom } from '#kernel/seed'
import { ana, ben } from '#testkit/table'
import type { CharacterId } from '../../cards/characters.ts'
import { fist } from '../../index.ts'
import { eventsOf, type Position, position } from '../../position.ts'
import { noBid } from '../../rules/counting.ts'
import type { Action } from '../auction/actions.ts'
import { planFor } from '../auction/planning.ts'
import { minds, personas } from '../levels.ts'
import type { Lot } from './taste.ts'
import { tastes } from './tastes.ts'
import { tasted } from './tasting.ts'

const gold = (coins: number): Action => ({ level: coins, coins, bid: { ...noBid, fairy: coins } })
const curse: Action = { level: CURSE, coins: 0, bid: { ...noBid, black: 1 } }

function lotOf(given: Position): Lot {
  const { state } = position(given)
  const auction = state.auction ?? expect.fail('a card is up')
  const plan = planFor(minds['captain@1'], state, auction)
  const [own, theirs] = [Float64Array.from([0, 0.8]), Float64Array.from([0.6, 0.1])]
  return { state, auction, seat: ana, plan, leader: ben, own, theirs }
}

/** How much more it likes these coins than none. The coins win the card, and otherwise the leader does. */
function eagerness(persona: Persona, up: CharacterId, coins: number, given: Partial<Position> = {}): number {
  const lot = lotOf({ up, stones: [{ red: 3, blue: 1 }], before: ['witch'], ...given })
  return tastes[persona].bid(lot, gold(coins), 1) - tastes[persona].bid(lot, gold(0), 0)
}

test('a miser keeps its coins, unless a card brings some', () => {
  expect(eagerness('miser', 'thief', 3)).toBeLessThan(eagerness('miser', 'thief', 1))
  expect(eagerness('miser', 'alchemist', 2)).toBeGreaterThan(eagerness('miser', 'thief', 2))
})

test('a berserker bids nothing or much', () => {
  expect([eagerness('berserker', 'thief', 2) < 0, eagerness('berserker', 'thief', 6) > 0]).toEqual([true, true])
})

test('a spoiler wants the black coin, curses, and that the leader gets no points', () => {
  expect(eagerness('spoiler', 'wizard', 1)).toBeGreaterThan(eagerness('spoiler', 'thief', 1))
  expect(eagerness('spoiler', 'witch', 1, { before: [] })).toBeGreaterThan(eagerness('spoiler', 'wizard', 1))
  expect(tastes.spoiler.bid(lotOf({ up: 'wizard' }), curse, 0)).toBeGreaterThan(
    tastes.diplomat.bid(lotOf({ up: 'wizard' }), curse, 0),
  )
})

test('a collector wants stones, and most of all those it has most of', () => {
  const [red, blue, none] = (['redDragon', 'blueDragon', 'witch'] as const).map(up =>
    eagerness('collector', up, 1, { before: [] }),
  )
  expect(red).toBeGreaterThan(blue ?? 0)
  expect(blue).toBeGreaterThan(none ?? 0)
})

test('a diplomat bids two or three, curses nobody and does not like to rob', () => {
  const like = (action: Action): number => tastes.diplomat.bid(lotOf({ up: 'redDragon' }), action, 1)
  expect([like(gold(3)) > like(gold(1)), like(gold(3)) > like(gold(6)), like(curse) < like(gold(0))]).toEqual([
    true,
    true,
    true,
  ])
  expect(eagerness('diplomat', 'brigand', 2)).toBeLessThan(eagerness('diplomat', 'redDragon', 2))
})

test('a fox lies in wait, and strikes when few cards are left', () => {
  const unseen = ['wizard', 'magician', 'sorcerer', 'redDragon', 'blueDragon'] as const
  expect(eagerness('fox', 'thief', 4, { unseen })).toBeLessThan(0)
  expect(eagerness('fox', 'thief', 4, { unseen: ['wizard'] })).toBeGreaterThan(0)
})

test('a taste only tips the balance: what costs more than its slack is as likely as without it', () => {
  const { state, auction, plan } = lotOf({ up: 'thief' })
  const own = plan.actions[ana] ?? []
  const worths = Float64Array.from(own, (_, a) => (a === 0 ? 0 : plan.stage.scale * (1 - a * 1e-3)))
  const mix = Float64Array.from(own, (_, a) => (a === 1 ? 1 : 0))
  const shares = tasted(tastes.miser, mix, worths, plan, state, auction, ana)
  expect(shares[0]).toBe(0)
  expect(shares[1]).toBeGreaterThan(0.5)
  expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1)
})

test('whatever it likes, no persona lets a winning card go', () => {
  const given: Position = { up: 'quackWizard', points: [2], purses: [{ fairy: 8 }, { fairy: 1 }, {}] }
  const told = redact([...eventsOf(given, defaultsOf(fist.options))], ana)
  for (const bot of Object.values(personas))
    expect(consult(bot, fist, position(given).state, ana, told, diceOf(seedFrom('won'))(0))?.answer).toEqual({
      fairy: 2,
    })
})
