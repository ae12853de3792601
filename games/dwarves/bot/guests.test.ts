import { expect, test } from 'vitest'
import { playBots } from '#bots/match'
import { boxed } from '#games/boxed'
import { randomGuest } from '#games/workshop/guests-option'
import { isOptionProblem, optionsFrom } from '#kernel/options'
import { box } from '../box.ts'
import type { GuestCreature } from '../cards/guests.ts'
import { guestKinds } from '../cards/vocabulary.ts'
import { Cards, cardsOf, KINDS } from './model/cards.ts'
import { sending, sentOf } from './model/combat.ts'
import { QuickDice } from './model/dice.ts'

test.each([1, 2, 3])('R14.1 every level plays a game with guests to its end, %i', seed => {
  const rng = new QuickDice(seed)
  const guests = [1, 2, 3].map(() => randomGuest(guestKinds, rng))
  const given = { clock: 'none', start: 'random', suddenDeath: true, goldToWin: 10, guests }
  const options = optionsFrom(box.game.options, given)
  if (isOptionProblem(options)) throw new Error(options.expected)
  const bots = ['knight@1', 'captain@1', 'dragonlord@1']
  const { state } = playBots(boxed(box), { options, bots, seed: `guests ${seed}` }, () => {})
  expect(box.game.result(state as never)).not.toBeNull()
})

test('cards are made once for each set of guests', () => {
  const rng = new QuickDice(4)
  const [one, other] = [1, 2].map(() => randomGuest(guestKinds, rng) as GuestCreature) as [GuestCreature, GuestCreature]
  expect(cardsOf({ guests: [one] })).toBe(cardsOf({ guests: [{ ...one }] }))
  expect(cardsOf({ guests: [one] })).not.toBe(cardsOf({ guests: [one, other] }))
  expect(cardsOf({})).toBeInstanceOf(Cards)
})

test('an army of any kinds is one number, and read again as it was written', () => {
  for (let kind = 0; kind < KINDS; kind++) {
    const others = Array.from({ length: KINDS }, (_, other) => (other === kind ? 0 : sending(other, 5)))
    const sent = others.reduce((sum, n) => sum + n, sending(kind, 3))
    expect(sentOf(sent, kind)).toBe(3)
  }
})
