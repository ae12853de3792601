import { expect, test } from 'vitest'
import { randomGuest } from '#games/workshop/guests-option'
import { pickOne, type Rng } from '#kernel/chance'
import { isRefusal, type Match, open, submit } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { redact } from '#kernel/redact'
import type { Seat } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import type { DwarvesGuest } from '../../cards/guests.ts'
import { mossGiant, pillowFight } from '../../cards/testing.ts'
import { guestKinds } from '../../cards/vocabulary.ts'
import type { DwarvesEvent } from '../../events.ts'
import { dwarves } from '../../index.ts'
import { type Options, options as table } from '../../options.ts'
import type { Asks, State } from '../../types.ts'
import { sampleWorld } from '../sample.ts'
import { asAnswer, optionsOf } from './answers.ts'
import { QuickDice } from './dice.ts'
import { openWindow } from './diplomacy.ts'
import { worldOf } from './from-state.ts'
import { advance, answer, sharesOf } from './play.ts'
import { phases, type World } from './world.ts'

type DwarvesMatch = Match<State, DwarvesEvent, Asks, Options>

const read = (state: State): World => worldOf(state, () => 0)

/** What must be equal: everything but the order of cards and what a finished battle leaves behind. */
function gist(w: World): object {
  const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b)
  const { phase, asked, turn, turns, counts, abilities, gold, battle } = w
  const isOver = phase === phases.over
  const table = { phase, turn, turns, counts, abilities, gold, hands: w.hands.map(sorted) }
  const cards = { decks: w.decks.map(sorted), piles: w.piles.map(sorted) }
  if (battle < 0) return { ...table, ...cards, asked: isOver ? null : asked }
  const { starter, done, armies, strength, treasure, spoils, safe, kinds, faces, pips, found, laid, winners } = w
  const fighters = (of: readonly number[]) => of.filter((_, i) => i % 5 < (armies[Math.floor(i / 5)] ?? 0))
  const fallen = phase === phases.loss || phase === phases.winner
  return {
    ...table,
    ...cards,
    ...{ asked, battle, starter, done, armies, treasure, spoils, safe, laid, winners },
    strength: strength.slice(0, w.seats),
    kinds: fighters(kinds),
    rolled: fallen ? null : [fighters(faces), fighters(pips), fighters(found), fighters(w.scared)],
  }
}

/** One answer in the rules and in the model, which must agree. */
function step(match: DwarvesMatch, rng: Rng): void {
  const before = read(match.state)
  const stage = match.state.stage
  const given: { readonly seat: number; readonly answer: number }[] = []
  const submitted = (seat: number, name: string, value: unknown): void => {
    const entry = submit(match, seat as Seat, { name, answer: value })
    if (isRefusal(entry)) throw new Error(`${name} ${JSON.stringify(value)}: ${JSON.stringify(entry)}`)
  }
  if (stage?.at === 'hands') {
    for (const seat of match.seats) submitted(seat, 'hands', 'dusty')
    return
  }
  if (stage?.at === 'window')
    for (const seat of match.seats) {
      const question = dwarves.choice(match.state, seat)
      if (question?.name !== 'react') continue
      const forgets = question.ask.moves.forget !== undefined && rng.below(2) === 1
      given.push({ seat, answer: forgets ? 1 : 0 })
      submitted(seat, 'react', forgets ? { forget: 'yes' } : { letBe: 'yes' })
    }
  else {
    const chosen = pickOne(rng, optionsOf(before))
    const question = dwarves.choice(match.state, before.asked as Seat)
    given.push({ seat: before.asked, answer: chosen })
    submitted(before.asked, question?.name ?? '', asAnswer(before, chosen))
  }
  const dice = match.dice(match.next - 1)
  if (stage?.at === 'window') {
    const now = (): string => `${before.playing} of ${before.player}`
    const event = now()
    while (now() === event)
      if (before.phase === phases.react)
        answer(before, dice, given.find(({ seat }) => seat === before.asked)?.answer ?? 0, phases.window)
      else {
        openWindow(before)
        advance(before, dice, phases.window)
      }
  } else answer(before, dice, given[0]?.answer ?? 0, phases.window)
  const after = read(match.state)
  expect(gist(before)).toEqual(gist(after))
}

function randomGame(seats: number, seed: number, changes: Partial<Options>): DwarvesMatch {
  const options = { ...defaultsOf(table), clock: 'none', suddenDeath: true, ...changes } as Options
  const { match } = open(dwarves, { seats, options, dice: diceOf(seedFrom(`model ${seed}`)) })
  const rng = new QuickDice(seed)
  while (match.state.result === null) step(match, rng)
  return match
}

for (const seats of [2, 3, 4])
  test(`the model plays as the rules do with ${seats} seats`, () => {
    for (let seed = 0; seed < 5; seed++) {
      const { state } = randomGame(seats, seed, {})
      const best = state.result?.ranking.map(rank => (rank === 1 ? 1 : 0)) ?? []
      expect(sharesOf(read(state)).map(share => (share > 0 ? 1 : 0))).toEqual(best)
    }
  })

test('and with other house rules', () => {
  randomGame(3, 10, { fourthClears: true, tieAward: 'split', bluffs: 'returned' })
  randomGame(4, 11, { forget: 'laid', tieAward: 'none', backs: 'shown', goldToWin: 10 })
})

test('and with any guests', () => {
  for (let seed = 20; seed < 32; seed++) {
    const rng = new QuickDice(seed)
    const guests = [1, 2, 3].map(() => randomGuest(guestKinds, rng) as DwarvesGuest)
    randomGame(2 + (seed % 3), seed, { guests, fourthClears: seed % 4 === 0 })
  }
})

test('every sampled world looks the same to the seat', () => {
  const rng = new QuickDice(7)
  for (const [seed, backs] of ['hidden', 'shown'].entries()) {
    const options = {
      ...defaultsOf(table),
      clock: 'none',
      suddenDeath: true,
      backs,
      guests: [mossGiant, pillowFight],
    } as Options
    const { match } = open(dwarves, { seats: 3, options, dice: diceOf(seedFrom(`sampled ${seed}`)) })
    while (match.state.result === null) {
      for (const seat of match.seats) {
        const view = redact(match.state, seat)
        const world = sampleWorld(view, rng, (_, card) => card.length)
        expect(redact(world, seat)).toEqual(view)
        read(world)
      }
      step(match, rng)
    }
  }
})
