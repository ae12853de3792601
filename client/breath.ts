/**
 * How long to wait after this many failures, in milliseconds. It doubles each time, with jitter so that clients do not
 * all return at once.
 */
export function growing(times: number, first: number, longest: number): number {
  const wait = Math.min(longest, first * 2 ** times)
  return (wait * (1 + Math.random())) / 2
}

/** The first and the longest wait after the house says that we are too fast, in milliseconds. */
const FIRST = 100
const LONGEST = 5000
/** If there was no complaint for this long after sending again, in milliseconds, we are no longer too fast. */
const CALM = 2000

/** Keeps messages that the house refused because we were too fast, and sends them again after a pause. */
export class Breath<Said> {
  readonly #sayAgain: (unheard: Said) => void
  readonly #unheard = new Set<Said>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #times = 0
  #last = Number.NEGATIVE_INFINITY

  constructor(sayAgain: (unheard: Said) => void) {
    this.#sayAgain = sayAgain
  }

  keep(unheard: Said): void {
    this.#unheard.add(unheard)
    if (this.#timer !== undefined) return
    this.#times = Date.now() - this.#last > CALM ? 0 : this.#times + 1
    this.#timer = setTimeout(() => this.#end(), growing(this.#times, FIRST, LONGEST))
  }

  #end(): void {
    const all = [...this.#unheard]
    this.forget()
    this.#last = Date.now()
    for (const unheard of all) this.#sayAgain(unheard)
  }

  /** Drops everything: it will be sent again anyway, or never. */
  forget(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#unheard.clear()
  }
}
