/** Counts per name, up to a maximum. */
export class CappedCounts {
  readonly most: number
  readonly #counts = new Map<string, number>()

  constructor(most: number) {
    this.most = most
  }

  /** Adds one; false if the maximum is reached. `anyway` ignores the maximum, when another one is about to leave. */
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
