import { expect, test } from 'vitest'
import { type Asks, auction, type Event, type State } from '#testkit/auction/index'
import { ana } from '#testkit/table'
import { type Bot, consult, type Decision } from './bot.ts'
import { open } from './match.ts'
import { diceOf, seedFrom } from './seed.ts'

const decision: Decision = { unit: 'chance', candidates: [{ answer: 2, value: 0.5 }], chosen: 0, facts: { left: 3 } }
const talkative: Bot<State, Event, Asks> = (_sight, rng, note) => {
  note?.(decision)
  return rng.below(5)
}

test('whoever consults a bot may hear its notes, and the answer is the same without', () => {
  const dice = diceOf(seedFrom('lots'))
  const { match } = open(auction, { seats: 2, options: { gold: 9, lots: 3, hammer: 0 }, dice })
  const notes: Decision[] = []
  const asked = (note?: (it: Decision) => void) => consult(talkative, auction, match.state, ana, [], dice(7), 0, note)
  const heard = asked(it => notes.push(it))
  expect(heard).toEqual(asked())
  expect(heard?.name).toBe('bid')
  expect(notes).toEqual([decision])
})
