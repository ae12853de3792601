import { expect, test } from 'vitest'
import { census } from '#games/fist/census'
import { fist } from '#games/fist/index'
import type { Options } from '#games/fist/options'
import type { Bid, FistEvent, State } from '#games/fist/types'
import type { Ledger } from '#kernel/game'
import { open } from '#kernel/match'
import { optionsFrom } from '#kernel/options'
import { copy } from '#kernel/redact'
import { of, type Seat, seatsOf } from '#kernel/seat'
import { knows, only, peek } from '#kernel/secret'
import { diceOf, seedFrom } from '#kernel/seed'
import { playOut } from './onward.ts'
import { Witness } from './witness.ts'

/* A suite that never fails proves nothing: six kinds of fault, each planted in Fist of Dragonstones, each caught. */

type Fist = typeof fist
type FistLedger = Ledger<State, FistEvent>

/** Plays one random game under the laws; returns its audience table. */
function watch(game: Fist): readonly string[] {
  const options = optionsFrom(game.options, {}) as Options
  const start = () => open(game, { seats: 4, options, dice: diceOf(seedFrom('fault')) })
  const witness = new Witness(start, census)
  playOut(witness, diceOf(seedFrom('player')))
  return [...witness.audiences].sort()
}
const isCaught = (game: Fist, complaint: RegExp): void => expect(() => watch(game)).toThrow(complaint)

/** The same rules, but every event passes through other hands before it is written. */
const tampered = (tamper: (event: FistEvent) => FistEvent): Fist => ({
  ...fist,
  decide: (ledger, seat, answer) => fist.decide(handing(ledger, tamper), seat, answer),
})
const handing = (ledger: FistLedger, tamper: (event: FistEvent) => FistEvent): FistLedger => ({
  state: ledger.state,
  at: ledger.at,
  get rng() {
    return ledger.rng
  },
  emit: event => ledger.emit(tamper(event)),
})

const honest = watch(fist)

test('no fault, no complaint', () => {
  expect(honest).toContain('bidSealed.bid: its seat')
})

test('fault 1, an unsealed bid: it does not compile, and smuggled in it shows in the audience table', () => {
  const bid: Bid = { fairy: 1, common: 0, silver: 0, black: 0, amulet: 0 }
  // @ts-expect-error a bare bid is not an Only<Bid>
  const bare: FistEvent = { type: 'bidSealed', seat: 0 as Seat, bid }
  expect(bare.type).toBe('bidSealed')
  const smuggling = tampered(e => (e.type === 'bidSealed' ? ({ ...e, gold: peek(e.bid).fairy } as FistEvent) : e))
  expect(watch(smuggling).filter(line => !honest.includes(line))).toEqual(['bidSealed.gold: all'])
})

test('fault 2, a widened audience: it shows in the audience table', () => {
  const widened = tampered(e => (e.type === 'bidSealed' ? { ...e, bid: only(seatsOf(4), peek(e.bid)) } : e))
  expect(watch(widened).filter(line => !honest.includes(line))).toEqual(['bidSealed.bid: several seats'])
})

test('fault 3, a question built from the purse of another seat: caught by fair', () => {
  const nosy: Fist = {
    ...fist,
    choice(state, seat) {
      const question = fist.choice(state, seat)
      const next = of(state.sides, ((seat + 1) % state.sides.length) as Seat)
      return question !== null && peek(next.purse).fairy === 0 ? null : question
    },
  }
  isCaught(nosy, /^fair/)
})

test('fault 4, an evolve that opens a secret: caught by blind', () => {
  const opening: Fist = {
    ...fist,
    evolve(state, event) {
      fist.evolve(state, event)
      if (event.type === 'bidSealed') state.round += Math.min(0, peek(event.bid).fairy)
    },
  }
  isCaught(opening, /^blind/)
})

test('fault 4, an evolve that counts what it was told, late in a game and at one seat alone: caught by blind', () => {
  const counting: Fist = {
    ...fist,
    evolve(state, event) {
      fist.evolve(state, event)
      const [, ben] = state.sides
      if (event.type === 'roundEnded' && state.round > 3 && ben !== undefined && knows(ben.purse)) ben.black += 0.5
    },
  }
  isCaught(counting, /^blind: entry \d+ leaves viewer/)
})

test('fault 5, a lost coin: caught by conservation', () => {
  const losing: Fist = {
    ...fist,
    evolve(state, event) {
      fist.evolve(state, event)
      if (event.type === 'bidPaid') state.bank.common -= event.bid.common
    },
  }
  isCaught(losing, /^conserved: common 15 became 1[0-4]$/)
})

test('fault 6, a random draw that is not from the ledger: caught by again', () => {
  let secretly = 0
  const drawing: Fist = {
    ...fist,
    decide: (ledger, seat, answer) =>
      fist.decide(
        { state: ledger.state, at: ledger.at, rng: { below: n => secretly++ % n }, emit: e => ledger.emit(e) },
        seat,
        answer,
      ),
  }
  isCaught(drawing, /^again/)
})

test('fault 6, a draw inside evolve: caught by replay', () => {
  let secretly = 0
  const drawing: Fist = {
    ...fist,
    evolve(state, event) {
      fist.evolve(state, event)
      if (event.type === 'roundEnded') state.drawn.red += secretly++
    },
  }
  isCaught(drawing, /^replay/)
})

test('an evolve that keeps a piece of the event and changes it: the log is rewritten, caught by replay', () => {
  const sharing: Fist = {
    ...fist,
    setup: (ledger, seats, options) => fist.setup(handing(ledger, copy), seats, options),
    evolve(state, event) {
      fist.evolve(state, event)
      if (event.type === 'seated')
        state.bank.stones = event.bank.stones as { red: number; blue: number; yellow: number }
    },
  }
  isCaught(sharing, /^(replay|blind|conserved)/)
})
