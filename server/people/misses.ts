/** How many names to remember. Beyond that, the least recently used ones are dropped. */
const REMEMBERED = 20_000

/** Counts wrong tries per name, up to a maximum. One is forgotten every `forgotten` milliseconds. */
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

  /**
   * Counts a try before its result is known, because many may run at once. Returns false without counting if the
   * maximum is reached.
   */
  take(name: string): boolean {
    const count = this.of(name)
    const may = count + 1 <= this.#most
    this.#set(name, may ? count + 1 : count)
    return may
  }

  /** The try was right after all. */
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
