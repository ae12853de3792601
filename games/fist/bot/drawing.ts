import type { Rng } from '#kernel/chance'
import type { Action } from './auction/actions.ts'

/** Instead of nothing the best bid in fairy gold alone; of equal ones the highest. */
export function tryAnyway(shares: Float64Array, worths: Float64Array, own: readonly Action[]): void {
  const empty = own.findIndex(a => a.level === 0)
  const worth = (a: number): number => worths[a] ?? 0
  const fairy = own.flatMap(({ coins, bid }, a) => (coins > 0 && bid.common === 0 && bid.amulet === 0 ? [a] : []))
  const best = fairy.reduce((top, a) => (worth(a) >= worth(top) ? a : top), fairy[0] ?? empty)
  if (empty < 0 || best === empty) return
  shares[best] = (shares[best] as number) + (shares[empty] as number)
  shares[empty] = 0
}

/** Draws one; what is left after the dust is gone stands for the whole. */
export function drawn(shares: Float64Array, rng: Rng, own: readonly Action[], sensible: readonly Action[]): number {
  const total = shares.reduce((sum, p) => sum + p, 0)
  if (total <= 0) return Math.max(0, own.indexOf(sensible.at(-1) as Action))
  let left = ((rng.below(65536) + 0.5) / 65536) * total
  let last = 0
  for (let a = 0; a < shares.length; a++) {
    const p = shares[a] as number
    if (p === 0) continue
    last = a
    left -= p
    if (left < 0) break
  }
  return last
}
