import { type Piece, type Saying, sayer } from '#games/saying'
import type { Counts, Transfer } from '#kernel/question'
import type { Seat } from '#kernel/seat'
import type { Adventurer } from '../cards/adventurers.ts'
import { type Hoard, type Token, tokens } from '../cards/tokens.ts'
import type { GoldWords } from './en.ts'

/** Creates the sayings of this game. */
export const saying = sayer<GoldWords>()

/** The person addressed as `you`; null if everybody is called by name. */
export type Reader = Seat | null

export const whoTo = (seat: number, reader: Reader): Piece => (seat === reader ? saying('you') : { seat })
export const seatsIn = (seats: readonly number[], reader: Reader = null): Piece => ({
  all: seats.map(seat => whoTo(seat, reader)),
  joined: 'and',
})

export const tokenOf = (thing: Token): Piece => ({ thing, n: 1 })
/** `2 silver, 1 gold and the black diamond`, or `nothing`. */
export const tokensIn = (hoard: Counts<Token>): Piece => ({
  all: tokens.flatMap(thing => ((hoard[thing] ?? 0) > 0 ? [{ thing, n: hoard[thing] ?? 0 }] : [])),
  joined: 'and',
})

/** `Ana 1 gold; Ben nothing`: each party member's share, in the same order. */
export const sharesIn = (party: readonly Seat[], shares: readonly Hoard[], reader: Reader = null): Piece => ({
  all: party.map((seat, i) => saying('share', { who: whoTo(seat, reader), tokens: tokensIn(shares[i] ?? {}) })),
  joined: 'semicolons',
})

/** `Ana gives Ben 2 silver; Ben gives Ana 1 blue`. */
export const dealIn = (deal: readonly Transfer<Token>[], reader: Reader = null): Piece => ({
  all: deal.map(({ from, to, what }) => given(from, to, tokensIn(what), reader)),
  joined: 'semicolons',
})
export function given(from: number, to: number, tokens: Piece, reader: Reader = null): Saying {
  if (from === reader) return saying('youGive', { to: { seat: to }, tokens })
  if (to === reader) return saying('givesYou', { who: { seat: from }, tokens })
  return saying('gives', { who: { seat: from }, to: { seat: to }, tokens })
}

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
