/** A gap longer than this, in milliseconds, means that the device was asleep. That time does not count. */
const NAP = 2000

/**
 * The time of a match on this device. It runs while somebody plays and stops while nobody does or the device sleeps. It
 * never runs backwards.
 */
export class MatchClock {
  #at: number
  /** The last reading of the real clock; null while stopped. */
  #seen: number | null = null
  readonly #real: () => number

  constructor(at: number, real: () => number) {
    this.#at = at
    this.#real = real
  }

  /** In whole milliseconds. */
  get now(): number {
    this.#look()
    return Math.floor(this.#at)
  }
  get runs(): boolean {
    return this.#seen !== null
  }

  /** Whether the device has slept since the last reading. */
  #look(): boolean {
    if (this.#seen === null) return false
    const [real, passed] = [this.#real(), this.#real() - this.#seen]
    this.#seen = real
    this.#at += Math.max(0, Math.min(passed, NAP))
    return passed > NAP
  }

  /** Must be called often. Returns whether the device has slept since the last call. */
  beat(): boolean {
    return this.#look()
  }
  run(): void {
    this.#seen ??= this.#real()
  }
  stop(): void {
    this.#look()
    this.#seen = null
  }
  /** Skips to this time, because nothing can happen before it. */
  leapTo(at: number): void {
    this.#look()
    this.#at = Math.max(this.#at, at)
  }
}
