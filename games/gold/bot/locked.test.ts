import { expect, test } from 'vitest'
import { levels } from '#bots/levels'
import { type Bot, consult } from '#kernel/bot'
import { diceOf, seedFrom } from '#kernel/seed'
import { ana, ben, cleo } from '#testkit/table'
import { adventurers } from '../cards/adventurers.ts'
import type { GoldEvent } from '../events.ts'
import { gold } from '../index.ts'
import { type GoldTable, on, position } from '../position.ts'
import type { Asks, State } from '../types.ts'
import { greedy1 } from './greedy.ts'
import { botAt } from './levels.ts'

const bots: readonly (readonly [string, Bot<State, GoldEvent, Asks>])[] = [
  ['greedy', greedy1],
  ...levels.map(level => [level, botAt(level)] as const),
]

/** Everybody is stuck on a dragon that all of them together cannot slay. */
function stuck(): GoldTable {
  const attackers = [...on(ana, ...adventurers), ...on(ben, ...adventurers), ...on(cleo, 'knight', 'dame', 'thief')]
  const row = [{ dragon: 'emberking', draught: 30, attackers }, { dragon: 'deepcoil' }] as const
  return position({ turn: cleo, row, options: { clock: 'none' } }).place(cleo, 'wizard', 0)
}
/** Everybody calls the Wizard home and sends it back. */
function again(t: GoldTable): void {
  for (const seat of [ana, ben, cleo]) t.answer(seat, 'recall', 'wizard')
  for (const seat of [ana, ben, cleo]) t.place(seat, 'wizard', 0)
}
/** Whom a bot calls home, with many dice. */
const called = (bot: Bot<State, GoldEvent, Asks>, t: GoldTable): ReadonlySet<unknown> =>
  new Set(
    Array.from({ length: 40 }, (_, i) => {
      const rng = diceOf(seedFrom(`locked ${i}`))(0)
      return consult(bot, gold, t.state, ana, t.heard(ana), rng, 0)?.answer
    }),
  )

test.each(bots)('R2.6 %s calls its weakest home, and anybody if that has not helped twice', (_, bot) => {
  const t = stuck()
  expect(called(bot, t)).toEqual(new Set(['wizard']))
  again(t)
  expect(called(bot, t)).toEqual(new Set(['wizard']))
  again(t)
  expect(called(bot, t)).toEqual(new Set(adventurers))
  t.close()
})
