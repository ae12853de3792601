import type { Options } from '../../options.ts'
import { countIn, type Heap } from '../beliefs/heap.ts'

/** By seat: what a colour pays on average, and the chance to have at least one of it, and two. */
export interface Odds {
  readonly paid: readonly number[]
  readonly any: readonly number[]
  readonly two: readonly number[]
}

/** One colour of gems in all sampled endings. What follows from a change is worked out once. */
export class ColourOdds {
  readonly #ends: readonly (readonly number[])[]
  readonly #present: readonly number[]
  readonly #prize: number
  readonly #isBasic: boolean
  readonly #known = new Map<number, Odds>()

  /** `ends` has a count for each seat. */
  constructor(ends: readonly (readonly number[])[], present: readonly number[], prize: number, { game }: Options) {
    this.#ends = ends
    this.#present = present
    this.#prize = prize
    this.#isBasic = game === 'basic'
  }

  after(change: readonly (Heap | null)[], kind: number): Odds {
    let key = 0
    for (const seat of this.#present) key = key * 32 + by(change[seat], kind) + 16
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const odds = this.#count(change, kind)
    this.#known.set(key, odds)
    return odds
  }

  /** R9.2 to R9.4, in every ending. */
  #count(change: readonly (Heap | null)[], kind: number): Odds {
    const seats = this.#ends[0]?.length ?? 0
    const [paid, any, two] = [Array<number>(seats).fill(0), Array<number>(seats).fill(0), Array<number>(seats).fill(0)]
    const each = 1 / this.#ends.length
    for (const end of this.#ends) {
      let [most, leaders] = [1, 0]
      for (const seat of this.#present) {
        const count = (end[seat] ?? 0) + by(change[seat], kind)
        if (count > 0) any[seat] = (any[seat] ?? 0) + each
        if (count > 1) two[seat] = (two[seat] ?? 0) + each
        if (count > most) [most, leaders] = [count, 1]
        else if (count === most) leaders++
      }
      const pays = this.#isBasic || leaders === 1 ? this.#prize : leaders === 2 ? this.#prize / 2 : 0
      if (pays === 0 || leaders === 0) continue
      for (const seat of this.#present)
        if ((end[seat] ?? 0) + by(change[seat], kind) === most) paid[seat] = (paid[seat] ?? 0) + pays * each
    }
    return { paid, any, two }
  }
}

const by = (heap: Heap | null | undefined, kind: number): number => (heap ? countIn(heap, kind) : 0)
