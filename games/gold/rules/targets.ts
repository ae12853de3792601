import { type Adventurer, adventurers } from '../cards/adventurers.ts'
import type { Spot } from '../types.ts'

/** Two things in one answer, such as `knight@2`: the Knight on the third spot from the left. */
export const aim = (what: string | number, spot: Spot): string => `${what}@${spot}`

export function aimed<What extends string>(target: string): { readonly what: What; readonly spot: Spot } {
  const [what, spot] = target.split('@') as [What, string]
  return { what, spot: Number(spot) }
}

/** Two seats or two spots, the lower first. */
export const pairsOf = (all: readonly number[]): readonly string[] =>
  all.flatMap((one, i) => all.slice(i + 1).map(other => `${one}+${other}`))

export const pairIn = <N extends number>(target: string): readonly [N, N] =>
  target.split('+').map(Number) as unknown as readonly [N, N]

/** Somebody's adventurer: `1.thief`. */
export const named = (seat: number, adventurer: Adventurer): string => `${seat}.${adventurer}`

export function nameIn<S extends number>(target: string): { readonly seat: S; readonly adventurer: Adventurer } {
  const [seat, name] = target.split('.')
  const adventurer = adventurers.find(a => a === name)
  if (adventurer === undefined) throw new RangeError(`${target} names no adventurer`)
  return { seat: Number(seat) as S, adventurer }
}
