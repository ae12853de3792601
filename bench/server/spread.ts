import type { Guest } from './talk.ts'

/** How long the servers of a match need to tell an entry that one of them has written. */
export class Spread {
  readonly lags: number[] = []
  readonly #first = new Map<string, { readonly at: number; readonly port: number; left: number }>()

  told({ port, match }: Guest, entry: number): void {
    const key = `${match} ${entry}`
    const known = this.#first.get(key)
    if (known === undefined) {
      this.#first.set(key, { at: performance.now(), port, left: 3 })
      return
    }
    if (known.port !== port) this.lags.push(performance.now() - known.at)
    if (--known.left === 0) this.#first.delete(key)
  }
}
