/** How long to wait after so many times in vain, in milliseconds: twice as long every time, and not all of us at once. */
export function growing(times: number, first: number, longest: number): number {
  const wait = Math.min(longest, first * 2 ** times)
  return (wait * (1 + Math.random())) / 2
}

/** The first and the longest wait when the house says that we are too fast, in milliseconds. */
const FIRST = 100
const LONGEST = 5000
/** Who was not told so for so long, in milliseconds, after saying it again, was not too fast. */
const CALM = 2000

/** What the house did not listen to, because it has too much to hear from us: kept, and said again after a breath. */
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

  /** Everything is said anew anyway, or nothing will be. */
  forget(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#unheard.clear()
  }
}
