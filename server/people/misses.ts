/** How many are remembered; of more, those that were touched longest ago are forgotten. */
const REMEMBERED = 20_000

/** How often each of many was wrong: so often at most, and one is forgotten every so many milliseconds. */
export class Misses {
  readonly #most: number
  readonly #forgotten: number
  readonly #now: () => number
  readonly #all = new Map<string, { readonly count: number; readonly at: number }>()

  constructor(most: number, forgotten: number, now: () => number) {
    this.#most = most
    this.#forgotten = forgotten
    this.#now = now
  }

  of(name: string): number {
    const { count, at } = this.#all.get(name) ?? { count: 0, at: 0 }
    return Math.max(0, count - (this.#now() - at) / this.#forgotten)
  }

  /** Counts one beforehand, for many may try at once; false, and none is counted, if there were enough. */
  take(name: string): boolean {
    const count = this.of(name)
    const may = count + 1 <= this.#most
    this.#set(name, may ? count + 1 : count)
    return may
  }

  /** It was right after all. */
  giveBack(name: string): void {
    this.#set(name, Math.max(0, this.of(name) - 1))
  }

  #set(name: string, count: number): void {
    this.#all.delete(name)
    this.#all.set(name, { count, at: this.#now() })
    const [longest] = this.#all.keys()
    if (this.#all.size > REMEMBERED && longest !== undefined) this.#all.delete(longest)
  }
}
