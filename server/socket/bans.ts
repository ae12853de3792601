/** How long somebody stays out after being shown out, in milliseconds. It doubles each time, up to the maximum. */
const FIRST = 1000
const LONGEST = 256_000
/** After this long without being shown out, the count starts again. */
const CALM = 600_000
const REMEMBERED = 1000

interface Bar {
  readonly until: number
  readonly wait: number
}

/** Who was shown out, by name, and until when. */
export class Bans {
  readonly #now: () => number
  readonly #all = new Map<string, Bar>()
  #enough = REMEMBERED

  constructor(now: () => number) {
    this.#now = now
  }

  /** Several sockets shown out for the same thing count once. */
  put(name: string): void {
    const now = this.#now()
    const last = this.#all.get(name)
    if (last !== undefined && last.until > now) return
    const wait = last === undefined || isCalm(last, now) ? FIRST : Math.min(LONGEST, 2 * last.wait)
    this.#all.set(name, { until: now + wait, wait })
    if (this.#all.size <= this.#enough) return
    for (const [each, bar] of this.#all) if (isCalm(bar, now)) this.#all.delete(each)
    this.#enough = Math.max(REMEMBERED, 2 * this.#all.size)
  }

  /** Milliseconds until this name may come back; 0 if it may now. */
  wait(name: string): number {
    return Math.max(0, (this.#all.get(name)?.until ?? 0) - this.#now())
  }
}

const isCalm = ({ until }: Bar, now: number): boolean => now - until > CALM
