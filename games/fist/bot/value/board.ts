import type { BySeat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import type { CharacterId } from '../../cards/characters.ts'
import type { Options } from '../../options.ts'
import type { Bank, State } from '../../types.ts'

/** A table between two auctions, before the next card is turned up, as the value net reads it. */
export interface Board {
  readonly seats: number
  /** What every seat has, `HELD` numbers each, in the order of `has`. */
  readonly held: Float64Array
  readonly unseen: readonly CharacterId[]
  readonly deck: readonly CharacterId[]
  readonly bank: Bank
  readonly round: number
  readonly options: Options
  /** How the win is shared if the game is over. */
  readonly won: Float64Array | null
}

export const has = {
  fairy: 0,
  spent: 1,
  common: 2,
  silver: 3,
  black: 4,
  amulets: 5,
  red: 6,
  blue: 7,
  yellow: 8,
  points: 9,
  kept: 10,
  'heavy fist': 11,
  'last word': 12,
  shelter: 13,
} as const
export const HELD = 14

export function boardOf(state: State, unseen: readonly CharacterId[] = state.unseen): Board {
  const { sides, deck, bank, round, options, result } = state
  const held = new Float64Array(sides.length * HELD)
  for (const [i, side] of sides.entries()) {
    const { fairy, common, silver } = peek(side.purse)
    const { red, blue, yellow } = side.stones
    const row = [fairy, side.spent, common, silver, side.black, side.amulets, red, blue, yellow, side.points]
    held.set(row, i * HELD)
    held[i * HELD + has.kept] = side.kept.length
    for (const boon of side.boons) held[i * HELD + has[boon]] = 1
  }
  return { seats: sides.length, held, unseen, deck, bank, round, options, won: result && shared(result.ranking) }
}

function shared(ranking: BySeat<number>): Float64Array {
  const first = ranking.filter(r => r === 1).length
  return Float64Array.from(ranking, r => (r === 1 ? 1 / first : 0))
}
