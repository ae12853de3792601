import { expect, test } from 'vitest'
import { type Bot, consult, type Decision, SeatMemories, thinking } from '#kernel/bot'
import { isRefusal, open, submit } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { diceOf, seedFrom } from '#kernel/seed'
import { ana } from '#testkit/table'
import { boons } from '../cards/steps.ts'
import type { FistEvent } from '../events.ts'
import { fist } from '../index.ts'
import type { Options } from '../options.ts'
import { type Position, position } from '../position.ts'
import type { Asks, State } from '../types.ts'
import { levels, personas } from './levels.ts'
import { stupidities } from './never.ts'

type FistBot = Bot<State, FistEvent, Asks>
const names = Object.keys(levels) as (keyof typeof levels)[]
const captains = Object.keys(personas).filter(name => name.startsWith('captain.'))
const aGuest = { kind: 'character', picture: 'cowled', light: 'candle', copies: 3 } as const
const bots: Readonly<Record<string, FistBot>> = { ...levels, ...personas }

/** One game with all these bots at the table; calls back before every answer. */
function game(
  seated: readonly string[],
  seats: number,
  seed: string,
  see: (name: string, state: State, seat: number, answer: unknown) => void,
  guests: Options['guests'] = [],
): void {
  const dice = diceOf(seedFrom(`bots of ${seed}`))
  const options = { ...defaultsOf(fist.options), ...(guests.length > 0 && { guests }) }
  const { match, entry } = open(fist, { seats, options, dice: diceOf(seedFrom(seed)) })
  const ears = new SeatMemories<FistEvent>(match.seats)
  ears.hear(entry)
  while (match.state.result === null)
    for (const seat of match.seats) {
      const name = seated[(seat + seats) % seated.length] ?? ''
      const given = consult(
        bots[name] ?? expect.fail(name),
        fist,
        match.state,
        seat,
        ears.of(seat),
        thinking(dice, match, seat),
      )
      if (given === null) continue
      see(name, match.state, seat, given.answer)
      const next = submit(match, seat, given)
      if (isRefusal(next)) throw new Error(`${name}: ${next.refused}, expected ${next.expected}`)
      ears.hear(next)
      if (match.state.result !== null) return
    }
}

test('no level or persona ever does what nobody at the table would understand', () => {
  let decisions = 0
  const found: string[] = []
  const tables = [
    [names, 3],
    [names, 4],
    [names, 6],
    [captains, 6],
  ] as const
  for (const [i, [seated, seats]] of tables.entries())
    game(seated, seats, `never ${i}`, (name, state, seat, answer) => {
      decisions++
      for (const what of stupidities(state, seat as never, answer))
        found.push(`${name} ${what}: ${JSON.stringify(answer)}`)
    })
  expect(found).toEqual([])
  expect(decisions).toBeGreaterThan(400)
})

test('R7.10 nor with boons at the table', () => {
  const guests = boons.map(boon => ({ ...aGuest, names: { en: boon }, steps: [{ do: 'thisRound', boon } as const] }))
  const found: string[] = []
  let bidding = 0
  for (const seed of ['boons 0', 'boons 1', 'boons 2', 'boons 3'])
    game(
      names,
      4,
      seed,
      (name, state, seat, answer) => {
        if (state.power === null && state.sides.some(side => side.boons.length > 0)) bidding++
        for (const what of stupidities(state, seat as never, answer)) found.push(`${name} ${what}`)
      },
      guests,
    )
  expect(found).toEqual([])
  expect(bidding).toBeGreaterThan(50)
})

test('the list finds what it is there to find', () => {
  const poor = [{ fairy: 8 }, { fairy: 1 }, {}]
  const found = (given: Position, answer: unknown): readonly string[] => stupidities(position(given).state, ana, answer)
  expect(found({ up: 'redDragon', purses: poor }, { fairy: 5 })).toEqual(['pays more than anybody could answer'])
  expect(found({ up: 'redDragon', purses: poor, amulets: [1] }, { fairy: 2, amulet: 1 })).toEqual(['wastes an amulet'])
  expect(found({ up: 'redDragon', purses: poor, black: [1] }, { fairy: 1, black: 1 })).toEqual(['curses its own coins'])
  expect(found({ up: 'redDragon', purses: [{ fairy: 8 }, {}, {}], black: [1] }, { black: 1 })).toEqual([
    'curses where nobody else can bid',
  ])
  expect(found({ up: 'quackWizard', purses: poor, points: [2] }, {})).toEqual([
    'leaves a game that is surely won',
    'bids nothing for the winning card',
  ])
  expect(found({ up: 'quackWizard', points: [0, 2], black: [1] }, {})).toEqual([
    'lets a rival win with a curse in hand',
  ])
  for (const answer of [{ black: 1 }, { fairy: 3 }])
    expect(found({ up: 'quackWizard', points: [0, 2], black: [1] }, answer)).toEqual([])
  for (const black of [[], [0, 1]]) {
    const nothing = found({ up: 'quackWizard', purses: [{ fairy: 2 }, { fairy: 2 }, {}], points: [2], black }, {})
    expect(nothing).toEqual(black.length > 0 ? [] : ['bids nothing for the winning card'])
  }
  const even = { up: 'quackWizard', points: [2], purses: [{ fairy: 2 }, { fairy: 2 }, {}] } as const
  expect(found({ ...even, boons: [['last word']] }, { fairy: 1 })).toEqual(['leaves a game that is surely won'])
  expect(found({ ...even, boons: [['heavy fist']] }, { fairy: 1 })).toEqual(['leaves a game that is surely won'])
  expect(found({ ...even, boons: [[], ['last word']] }, {})).toEqual([])
  const choosing = position({ up: 'sorcerer', stones: [{ red: 4 }], points: [1] }).anaWins()
  expect(stupidities(choosing.state, ana, 'second')).toEqual(['does not take the winning choice'])
  expect(stupidities(choosing.state, ana, 'first')).toEqual([])
})

test('whoever could win with the card does not always curse it: rivals who know that would leave it', () => {
  const both = position({ up: 'quackWizard', points: [2, 2], black: [1], purses: [{ fairy: 4 }, { fairy: 4 }, {}] })
  let shares: readonly number[] = []
  const bot: FistBot = (sight, rng) =>
    levels['dragonlord@1'](sight, rng, ({ candidates }) => {
      shares = candidates.map(({ answer, share = 0 }) => (JSON.stringify(answer).includes('black') ? share : 0))
    })
  consult(bot, fist, both.state, ana, both.heard(ana), diceOf(seedFrom('both'))(0))
  expect(shares.reduce((sum, p) => sum + p, 0)).toBeLessThan(0.9)
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
