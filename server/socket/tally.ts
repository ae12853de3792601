/** How many there are, by name, and never more than so many of one. */
export class Tally {
  readonly most: number
  readonly #counts = new Map<string, number>()

  constructor(most: number) {
    this.most = most
  }

  /** One more; false if there are enough. Anyway: one of them is about to go. */
  add(name: string, anyway = false): boolean {
    const count = this.#counts.get(name) ?? 0
    if (count >= this.most && !anyway) return false
    this.#counts.set(name, count + 1)
    return true
  }

  remove(name: string): void {
    const count = this.#counts.get(name) ?? 0
    if (count > 1) this.#counts.set(name, count - 1)
    else this.#counts.delete(name)
  }
}
