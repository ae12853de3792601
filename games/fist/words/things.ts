import { type Piece, type Saying, sayer } from '#games/saying'
import { type Boon, type Coin, type Colour, coins, colours, type Token } from '../cards/steps.ts'
import type { FistWords } from './en.ts'

/** Creates the sayings of this game. */
export const saying = sayer<FistWords>()

const kinds = [...coins, 'black', 'amulet'] as const

/** Coins and tokens, as a list. */
export const coinsIn = (all: Readonly<Partial<Record<Coin | Token, number>>>): Piece => ({
  all: kinds.flatMap(thing => ((all[thing] ?? 0) > 0 ? [{ thing, n: all[thing] ?? 0 }] : [])),
  joined: 'and',
})

export const stonesIn = (all: Readonly<Partial<Record<Colour, number>>>): Saying => {
  const total = colours.reduce((sum, colour) => sum + (all[colour] ?? 0), 0)
  const some = colours.flatMap(thing => ((all[thing] ?? 0) > 0 ? [{ thing, n: all[thing] ?? 0 }] : []))
  return total === 0 ? saying('noStones') : saying('stones', { stones: { all: some, joined: 'and' }, total })
}

export const seatsIn = (seats: readonly number[]): Piece => ({ all: seats.map(seat => ({ seat })), joined: 'and' })

/** The names of boons in the words. */
export const boonKeys = {
  'heavy fist': 'heavyFist',
  'last word': 'lastWord',
  shelter: 'shelter',
} as const satisfies Record<Boon, string>
