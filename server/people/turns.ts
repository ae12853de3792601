/** How many wait under one name. */
const PLACES = 50

interface Waiting {
  /** The less, the sooner. */
  readonly rank: number
  readonly isGone: () => boolean
  readonly go: (may: boolean) => void
}

/**
 * Under one name one after another, each after a pause. The lowest rank comes first, and among equals who came last: or whoever fills
 * the places beforehand would keep out all who come later.
 */
export class Turns {
  readonly #pause: number
  readonly #waiting = new Map<string, Waiting[]>()

  constructor(pause: number) {
    this.#pause = pause
  }

  /** Resolves when it is one's turn; to false if one has gone meanwhile, or lost one's place to others. */
  wait(name: string, rank: number, isGone: () => boolean): Promise<boolean> {
    return new Promise(go => {
      const all = this.#waiting.get(name) ?? this.#begin(name)
      all.push({ rank, isGone, go })
      all.sort((a, b) => b.rank - a.rank) // stable: the next one is the last
      if (all.length > PLACES) all.shift()?.go(false)
    })
  }

  #begin(name: string): Waiting[] {
    const all: Waiting[] = []
    this.#waiting.set(name, all)
    setTimeout(() => this.#next(name, all), this.#pause).unref()
    return all
  }

  #next(name: string, all: Waiting[]): void {
    let next = all.pop()
    while (next?.isGone()) {
      next.go(false)
      next = all.pop()
    }
    next?.go(true)
    if (next === undefined) this.#waiting.delete(name)
    else setTimeout(() => this.#next(name, all), this.#pause).unref()
  }
}
