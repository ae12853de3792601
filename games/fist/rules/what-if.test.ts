import { expect, test } from 'vitest'
import { seatsOf } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { ana, ben, cleo } from '#testkit/table'
import { boxedIds, type CharacterId } from '../cards/characters.ts'
import { position } from '../position.ts'
import type { State } from '../types.ts'
import { questionOf } from '../verbs/index.ts'
import { noBid } from './counting.ts'
import { type Trial, whatIf, whatIfAnswered } from './what-if.ts'

const first = { below: () => 0 }
const stones = [{ red: 5, blue: 1, yellow: 1 }, { red: 1, blue: 2 }, { yellow: 3 }]
const at = (up: CharacterId) => position({ up, stones, unseen: ['alchemist', 'gnome'], kept: [[]] })

/** What everybody can count when the power is done. */
const counted = ({ sides, bank, result }: State): unknown => [
  sides.map(({ purse, ...open }) => [peek(purse), open]),
  bank,
  result,
]

/** Silence answers every question, on trial and at the table. */
function tried(state: State): State {
  let trial: Trial = whatIf(state, ana, { ...noBid, fairy: 1 }, [ben, cleo], first)
  for (;;) {
    const question = trial.power === null ? null : questionOf(trial.state, trial.power)
    if (trial.power === null || question === null) return trial.state
    trial = whatIfAnswered(trial.state, trial.power, question.ask.idle, first)
  }
}

test.each(boxedIds)('what is tried with the %s is what the rules do, and leaves no trace', id => {
  const t = at(id)
  const before = JSON.stringify(counted(t.state))
  const after = tried(t.state)
  expect(JSON.stringify(counted(t.state))).toBe(before)
  t.rolls(...Array<number>(40).fill(0)).anaWins()
  for (const seat of seatsOf(3))
    for (let q = t.asked(seat); q !== null && q.name !== 'bid'; q = t.asked(seat))
      t.answer(seat, q.name, q.ask.idle as never)
  expect(counted(t.state)).toEqual(counted(after))
})
