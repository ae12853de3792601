import type { Rng } from '#kernel/chance'

/** Quick dice for guesses: the same number always rolls the same, in every engine. Not for anything that must be secret. */
export function diceFrom(number: number): Rng {
  let state = (Math.imul(number + 1, 0x9e3779b1) ^ 0x5bd1e995) | 0
  return {
    below(n) {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n)
    },
  }
}
