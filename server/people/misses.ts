import type { Limit, Share } from '../nodes/shared-limits.ts'

/** How many names to remember. Beyond that, the least recently used ones are dropped. */
const REMEMBERED = 20_000

/** Counts wrong tries per name, up to a maximum. One is forgotten every `forgotten` milliseconds. */
export class Misses implements Limit {
  readonly rate: number
  readonly #most: number
  readonly #forgotten: number
  readonly #now: () => number
  readonly #all = new Map<string, { readonly count: number; readonly at: number }>()
  readonly #tell: ReturnType<Share> | undefined

  constructor(most: number, forgotten: number, now: () => number, share?: Share) {
    this.rate = 1000 / forgotten
    this.#most = most
    this.#forgotten = forgotten
    this.#now = now
    this.#tell = share?.(this)
  }

  used(name: string): number {
    const { count, at } = this.#all.get(name) ?? { count: 0, at: 0 }
    return Math.max(0, count - (this.#now() - at) / this.#forgotten)
  }

  /**
   * Counts a try before its result is known, because many may run at once. Returns false without counting if the
   * maximum is reached.
   */
  take(name: string): boolean {
    const count = this.used(name)
    const may = count + 1 <= this.#most
    this.setUsed(name, may ? count + 1 : count)
    if (may) this.#tell?.(name, 1)
    return may
  }

  /** The try was right after all. */
  giveBack(name: string): void {
    this.setUsed(name, Math.max(0, this.used(name) - 1))
    this.#tell?.(name, -1)
  }

  setUsed(name: string, count: number): void {
    this.#all.delete(name)
    this.#all.set(name, { count, at: this.#now() })
    const [longest] = this.#all.keys()
    if (this.#all.size > REMEMBERED && longest !== undefined) this.#all.delete(longest)
  }
}

/** A name that is counted somewhere. */
export type Count = readonly [Misses, string]

/** Counts one everywhere. Returns how to take it back; null, and counts nowhere, if one of them is full. */
export function takenFrom(counts: readonly Count[]): (() => void) | null {
  const taken: Count[] = []
  const back = (): void => {
    for (const [misses, of] of taken) misses.giveBack(of)
  }
  for (const count of counts) {
    const [misses, of] = count
    if (!misses.take(of)) {
      back()
      return null
    }
    taken.push(count)
  }
  return back
}
