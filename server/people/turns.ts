/** How many may wait under one name. */
const PLACES = 50

interface QueuedTry {
  /** Lower ranks go first. */
  readonly rank: number
  readonly isGone: () => boolean
  readonly go: (may: boolean) => void
}

/**
 * A queue per name, with a pause before each turn. The lowest rank goes first. Among equals the last to arrive goes
 * first, otherwise an attacker who fills the queue in advance would keep everybody else out.
 */
export class Turns {
  readonly #pause: number
  readonly #waiting = new Map<string, QueuedTry[]>()

  constructor(pause: number) {
    this.#pause = pause
  }

  /** Resolves to true when it is the caller's turn, to false if the caller is gone or was pushed out of the queue. */
  wait(name: string, rank: number, isGone: () => boolean): Promise<boolean> {
    return new Promise(go => {
      const all = this.#waiting.get(name) ?? this.#begin(name)
      all.push({ rank, isGone, go })
      all.sort((a, b) => b.rank - a.rank) // stable sort: the last element goes next
      if (all.length > PLACES) all.shift()?.go(false)
    })
  }

  #begin(name: string): QueuedTry[] {
    const all: QueuedTry[] = []
    this.#waiting.set(name, all)
    setTimeout(() => this.#next(name, all), this.#pause).unref()
    return all
  }

  #next(name: string, all: QueuedTry[]): void {
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
