import { expect, test } from 'vitest'
import { type Bot, consult, type Decision, SeatMemories, thinking } from '#kernel/bot'
import { isRefusal, open, submit } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { diceOf, seedFrom } from '#kernel/seed'
import type { FistEvent } from '../events.ts'
import { fist } from '../index.ts'
import type { Asks, State } from '../types.ts'
import { levels } from './levels.ts'
import { stupidities } from './never.ts'

type FistBot = Bot<State, FistEvent, Asks>
const names = Object.keys(levels) as (keyof typeof levels)[]

/** One game with all levels at the table; calls back before every answer. */
function game(
  seats: number,
  seed: string,
  see: (name: string, state: State, seat: number, answer: unknown) => void,
): void {
  const dice = diceOf(seedFrom(`bots of ${seed}`))
  const { match, entry } = open(fist, { seats, options: defaultsOf(fist.options), dice: diceOf(seedFrom(seed)) })
  const ears = new SeatMemories<FistEvent>(match.seats)
  ears.hear(entry)
  while (match.state.result === null)
    for (const seat of match.seats) {
      const name = names[(seat + seats) % names.length] as keyof typeof levels
      const given = consult(levels[name], fist, match.state, seat, ears.of(seat), thinking(dice, match, seat))
      if (given === null) continue
      see(name, match.state, seat, given.answer)
      const next = submit(match, seat, given)
      if (isRefusal(next)) throw new Error(`${name}: ${next.refused}, expected ${next.expected}`)
      ears.hear(next)
      if (match.state.result !== null) return
    }
}

test('no level ever does what nobody at the table would understand', () => {
  let decisions = 0
  const found: string[] = []
  for (const [i, seats] of [3, 4, 4, 6].entries())
    game(seats, `never ${i}`, (name, state, seat, answer) => {
      decisions++
      for (const what of stupidities(state, seat as never, answer))
        found.push(`${name} ${what}: ${JSON.stringify(answer)}`)
    })
  expect(found).toEqual([])
  expect(decisions).toBeGreaterThan(400)
})

test('the list finds what it is there to find', () => {
  const all = new Set<string>()
  for (let i = 0; i < 3; i++)
    game(4, `found ${i}`, (_name, state, seat) => {
      const { auction } = state
      if (auction === null || state.power !== null) return
      const all40 = auction.stage === 'gold' ? { fairy: 40 } : { silver: 40 }
      for (const answer of [{}, all40, { black: 1, fairy: 1 }, { fairy: 40, amulet: 1 }])
        for (const what of stupidities(state, seat as never, answer)) all.add(what)
    })
  expect([...all].sort()).toEqual(
    expect.arrayContaining(['bids nothing for the winning card', 'pays more than anybody could answer']),
  )
})

test('a note says what was chosen and changes nothing', () => {
  const dice = diceOf(seedFrom('notes'))
  const { match, entry } = open(fist, { seats: 4, options: defaultsOf(fist.options), dice: diceOf(seedFrom('noted')) })
  const ears = new SeatMemories<FistEvent>(match.seats)
  ears.hear(entry)
  for (const name of names) {
    const seat = match.seats[1] as never
    const bot: FistBot = levels[name]
    const notes: Decision[] = []
    const noted: FistBot = (sight, rng) => bot(sight, rng, decision => notes.push(decision))
    const ask = (one: FistBot) => consult(one, fist, match.state, seat, ears.of(seat), dice(7))?.answer
    const answer = ask(noted)
    expect(answer).toEqual(ask(bot))
    expect(notes).toHaveLength(1)
    const [note] = notes
    expect(note?.unit).toBe('chance')
    expect(note?.candidates[note.chosen]?.answer).toEqual(answer)
    expect(JSON.parse(JSON.stringify(note))).toEqual(note)
    expect(note?.candidates.reduce((sum, c) => sum + (c.share ?? 0), 0)).toBeGreaterThan(0.8)
    for (const { value } of note?.candidates ?? []) expect(value >= 0 && value <= 1).toBe(true)
  }
})
