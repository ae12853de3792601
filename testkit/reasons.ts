import type { Saying } from '#games/saying'
import type { Decision } from '#kernel/bot'

/** Every number in these sentences that the record does not have: as it is, without its sign, or as whole percent. */
export function madeUp(sayings: readonly Saying[], decision: Decision): readonly number[] {
  const known = new Set<number>()
  for (const n of numbersIn(decision))
    for (const form of [n, n * 100, Math.round(n), Math.round(n * 100), Math.round(n * 10) / 10])
      known.add(Math.abs(form))
  return numbersIn(sayings.map(saying => saying.with)).filter(n => !known.has(Math.abs(n)))
}

function numbersIn(it: unknown): readonly number[] {
  if (typeof it === 'number') return [it]
  return typeof it === 'object' && it !== null ? Object.values(it).flatMap(numbersIn) : []
}
