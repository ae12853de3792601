import { expect, test } from 'vitest'
import { isRefusal, open, submit } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { redact } from '#kernel/redact'
import { seatsOf, viewersOf } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import { toLog, toWire } from '#kernel/wire'
import { gold } from '../index.ts'

/** A game whose first placement is made, so that the first window between turns is open. */
function atAWindow() {
  const { match } = open(gold, { seats: 4, options: defaultsOf(gold.options), dice: diceOf(seedFrom('covert')) })
  const question = gold.choice(match.state, match.state.turn)
  submit(match, match.state.turn, { name: 'attack', answer: question?.ask.idle })
  return match
}

test('R10.2 told: nobody learns from the log who has answered in a window, not even that seat from its own entry', () => {
  for (const seat of seatsOf(4)) {
    const match = atAWindow()
    const entry = submit(match, seat, { name: 'magic', answer: { pass: 'yes' } }, 1000)
    if (isRefusal(entry)) throw new Error(entry.expected)
    for (const viewer of viewersOf(match.seats))
      expect(toWire(redact(entry.by, viewer))).toEqual({ covert: { only: [] } })
    const answer = { name: 'magic', answer: { pass: 'yes' } }
    expect(toLog(entry.by)).toEqual({ covert: { only: [], is: { seat, answer } } })
    expect(JSON.stringify(toWire(redact(entry, 'table')))).not.toContain('"seat"')
  }
})

test('R10.2 told: whoever answers, the others see the same table', () => {
  const seen = seatsOf(3).map(seat => {
    const match = atAWindow()
    submit(match, seat, { name: 'magic', answer: { pass: 'yes' } }, 1000)
    return toWire(redact(match.state, 'table'))
  })
  expect(seen[1]).toEqual(seen[0])
  expect(seen[2]).toEqual(seen[0])
})
