import type { Rng } from '#kernel/chance'

/** Quick dice for a search, from one throw of the bot's own dice. Whole numbers only, so the same everywhere. */
export class QuickDice implements Rng {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  below(n: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * n)
  }
}

/** A seed of 20 bits: more than a search ever asks for. */
export const seedOf = (rng: Rng): number => rng.below(1 << 20)
