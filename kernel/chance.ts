/** Chance, requested by meaning, so that a test can supply the outcome by meaning. */
export interface Rng {
  /** One of 0 … n−1, all equally likely. */
  below(n: number): number
}

/** The dice of one entry of the log, named by its number. */
export type Dice = (seq: number) => Rng

export function shuffle<T>(rng: Rng, items: readonly T[]): T[] {
  const out = [...items]
  for (let i = out.length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    const swapped = out[i] as T
    out[i] = out[j] as T
    out[j] = swapped
  }
  return out
}

export function pickOne<T>(rng: Rng, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('nothing to pick from')
  return items[rng.below(items.length)] as T
}
