/** How long the answers of bots at different tables wait for each other, in milliseconds. */
export const TOGETHER = 50

/**
 * Lets the answers of many bots be written at the same moments. Every write waits for the disk, and people wait with it;
 * nobody minds if a bot pauses a little longer. Where only one table is busy, nothing waits.
 */
export class Together {
  #last = { match: '', at: Number.NEGATIVE_INFINITY }
  #next: Promise<void> | null = null

  /** Resolves when a bot of this match may answer. */
  turn(match: string): Promise<void> {
    const now = performance.now()
    if (this.#next === null && (this.#last.match === match || now - this.#last.at >= TOGETHER)) {
      this.#last = { match, at: now }
      return Promise.resolve()
    }
    this.#next ??= new Promise(done => setTimeout(() => this.#all(done), TOGETHER))
    return this.#next
  }

  #all(done: () => void): void {
    this.#next = null
    this.#last = { match: '', at: performance.now() }
    done()
  }
}
