/** So many at once, and so many more each second. */
export class Allowance {
  readonly #most: number
  readonly #rate: number
  readonly #now: () => number
  #left: number
  #last: number

  constructor(most: number, rate: number, now: () => number) {
    this.#most = most
    this.#rate = rate
    this.#now = now
    this.#left = most
    this.#last = now()
  }

  /** Whether so many are allowed now; if so, they are used up. */
  may(count = 1): boolean {
    this.#fill()
    if (this.#left < count) return false
    this.#left -= count
    return true
  }

  get isFull(): boolean {
    this.#fill()
    return this.#left >= this.#most
  }

  #fill(): void {
    const now = this.#now()
    this.#left = Math.min(this.#most, this.#left + (Math.max(0, now - this.#last) / 1000) * this.#rate)
    this.#last = now
  }
}

const REMEMBERED = 1000

/** The same for each of many, by name: somebody's, however many sockets they have. */
export class Allowances {
  readonly #all = new Map<string, Allowance>()
  readonly #fresh: () => Allowance

  constructor(most: number, rate: number, now: () => number) {
    this.#fresh = () => new Allowance(most, rate, now)
  }

  may(name: string): boolean {
    const own = this.#all.get(name) ?? this.#fresh()
    this.#all.set(name, own)
    const may = own.may()
    if (this.#all.size > REMEMBERED) for (const [each, { isFull }] of this.#all) if (isFull) this.#all.delete(each)
    return may
  }
}
