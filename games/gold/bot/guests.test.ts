import { expect, test } from 'vitest'
import { levels } from '#bots/levels'
import { playBots } from '#bots/match'
import { boxed } from '#games/boxed'
import { guestId } from '#games/workshop/guest-id'
import { randomGuest } from '#games/workshop/guests-option'
import { consult } from '#kernel/bot'
import { defaultsOf } from '#kernel/options'
import { diceOf, seedFrom } from '#kernel/seed'
import { ana } from '#testkit/table'
import { box } from '../box.ts'
import { guestKinds } from '../cards/vocabulary.ts'
import { gold } from '../index.ts'
import { guest, position } from '../position.ts'
import type { State } from '../types.ts'
import { botAt } from './levels.ts'

test.each(levels)('a %s goes where the treasure is, though nobody has seen these dragons before', level => {
  const [poor, rich] = [guest(3, 0, 1), guest(3, 0, 10)].map(guestId)
  const t = position({ row: [{ dragon: poor ?? 'cinderling' }, { dragon: rich ?? 'cinderling' }] })
  const rng = diceOf(seedFrom('guests'))(0)
  const answer = consult(botAt(level), gold, t.state, ana, t.heard(ana), rng, 0)?.answer
  expect(answer).toMatchObject({ place: expect.stringMatching(/@1$/) })
  t.close()
})

test.each(levels)('a match of %ss with three guests comes to its end', level => {
  const rng = diceOf(seedFrom(`guests of ${level}`))(0)
  const guests = [1, 2, 3].map(() => randomGuest(guestKinds, rng))
  const options = { ...defaultsOf(gold.options), guests }
  const bots = Array<string>(4).fill(`${level}@1`)
  const { state } = playBots(boxed(box), { options, bots, seed: `guests of ${level}` }, () => {})
  expect(gold.result(state as State)).not.toBeNull()
})
