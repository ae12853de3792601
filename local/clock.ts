/** After a longer pause than this, in milliseconds, the device has slept: that is nobody's time. */
const NAP = 2000

/**
 * The time of a match on this device. It runs while somebody plays and stands still while nobody does, or while the device sleeps;
 * it never runs backwards.
 */
export class MatchClock {
  #at: number
  /** When it was last looked at, by the other clock; null while it stands still. */
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

  /** Whether the device has slept since the last look. */
  #look(): boolean {
    if (this.#seen === null) return false
    const [real, passed] = [this.#real(), this.#real() - this.#seen]
    this.#seen = real
    this.#at += Math.max(0, Math.min(passed, NAP))
    return passed > NAP
  }

  /** To be called often: says whether the device has slept since. */
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
  /** Nothing can happen before then. */
  leapTo(at: number): void {
    this.#look()
    this.#at = Math.max(this.#at, at)
  }
}
