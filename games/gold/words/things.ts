import { type Piece, type Saying, sayer } from '#games/saying'
import type { Counts, Transfer } from '#kernel/question'
import type { Seat } from '#kernel/seat'
import type { Adventurer } from '../cards/adventurers.ts'
import { type Hoard, type Token, tokens } from '../cards/tokens.ts'
import type { GoldWords } from './en.ts'

/** Creates the sayings of this game. */
export const saying = sayer<GoldWords>()

export const seatsIn = (seats: readonly number[]): Piece => ({ all: seats.map(seat => ({ seat })), joined: 'and' })

export const tokenOf = (thing: Token): Piece => ({ thing, n: 1 })
/** `2 silver, 1 gold and the black diamond`, or `nothing`. */
export const tokensIn = (hoard: Counts<Token>): Piece => ({
  all: tokens.flatMap(thing => ((hoard[thing] ?? 0) > 0 ? [{ thing, n: hoard[thing] ?? 0 }] : [])),
  joined: 'and',
})

/** `Ana 1 gold; Ben nothing`: each party member's share, in the same order. */
export const sharesIn = (party: readonly Seat[], shares: readonly Hoard[]): Piece => ({
  all: party.map((seat, i) => saying('share', { who: { seat }, tokens: tokensIn(shares[i] ?? {}) })),
  joined: 'semicolons',
})

/** `Ana gives Ben 2 silver; Ben gives Ana 1 blue`. */
export const dealIn = (deal: readonly Transfer<Token>[]): Piece => ({
  all: deal.map(({ from, to, what }) => given(from, to, tokensIn(what))),
  joined: 'semicolons',
})
export const given = (from: number, to: number, tokens: Piece): Saying =>
  saying('gives', { who: { seat: from }, to: { seat: to }, tokens })

export const teamIn = (team: readonly Adventurer[], joined: 'and' | 'or' = 'and'): Piece => ({
  all: team.map(card => ({ card })),
  joined,
})

/** The spot as numbered in the rules, from 1. */
export const spotNumber = (spot: number): number => spot + 1
export const heapName = (heap: number): Saying => saying('heap', { heap: String(heap) })

const HOUR = 3600
export const timeOf = (seconds: number): Saying =>
  seconds < HOUR ? saying('seconds', { n: seconds }) : saying('hours', { n: Math.round(seconds / HOUR) })

/** Consecutive sentences. */
export const sentences = (all: readonly Saying[]): Saying =>
  saying('questions.sentences', {
    sentences: { all: all.map(sentence => ({ sentence })), joined: 'spaces' },
  })
