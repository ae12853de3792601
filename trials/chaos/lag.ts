/** How far one device has a match. */
export interface Having {
  readonly device: number
  readonly match: string
  readonly have: number
}

/** An entry that somebody else has, and since when, in milliseconds. */
interface Missing {
  readonly entry: number
  readonly since: number
}

/** Measures how long devices miss an entry of their match that another device has already. */
export class Lag {
  readonly #missing = new Map<string, Missing>()
  /** In milliseconds. */
  longest = 0

  look(all: readonly Having[], now: number): void {
    const last = new Map<string, number>()
    for (const { match, have } of all) last.set(match, Math.max(have, last.get(match) ?? have))
    for (const { device, match, have } of all) {
      const key = `${device} ${match}`
      const missing = this.#missing.get(key)
      if (missing !== undefined && have < missing.entry) this.longest = Math.max(this.longest, now - missing.since)
      else if (have < (last.get(match) ?? have)) this.#missing.set(key, { entry: last.get(match) ?? have, since: now })
      else this.#missing.delete(key)
    }
  }
}
