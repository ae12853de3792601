import type { Limit, Share } from './nodes/shared-limits.ts'

/** A token bucket: `most` at once, refilled at `rate` per second. */
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

  /** Whether `count` are allowed now. If so, they are used up. */
  may(count = 1): boolean {
    this.#fill()
    if (this.#left < count) return false
    this.#left -= count
    return true
  }

  /** Milliseconds until `count` are allowed; 0 if they are allowed now. */
  wait(count = 1): number {
    this.#fill()
    return Math.max(0, Math.ceil(((count - this.#left) / this.#rate) * 1000))
  }

  get isFull(): boolean {
    return this.used <= 0
  }
  /** More than it allows at once, if that was used elsewhere. */
  get used(): number {
    this.#fill()
    return this.#most - this.#left
  }
  set used(used: number) {
    this.#fill()
    this.#left = this.#most - used
  }

  #fill(): void {
    const now = this.#now()
    this.#left = Math.min(this.#most, this.#left + (Math.max(0, now - this.#last) / 1000) * this.#rate)
    this.#last = now
  }
}

const REMEMBERED = 1000

/** One allowance per name, for example per person across all their sockets; and across all nodes, if it is shared. */
export class Allowances implements Limit {
  readonly rate: number
  readonly #all = new Map<string, Allowance>()
  readonly #fresh: () => Allowance
  readonly #tell: ReturnType<Share> | undefined
  #enough = REMEMBERED

  constructor(most: number, rate: number, now: () => number, share?: Share) {
    this.rate = rate
    this.#fresh = () => new Allowance(most, rate, now)
    this.#tell = share?.(this)
  }

  may(name: string, count = 1): boolean {
    const may = this.#of(name).may(count)
    if (may) this.#tell?.(name, count)
    if (this.#all.size > this.#enough) this.#forget()
    return may
  }

  /** Milliseconds until `count` are allowed for this name; 0 if they are allowed now. */
  wait(name: string, count = 1): number {
    return this.#all.get(name)?.wait(count) ?? 0
  }

  used(name: string): number {
    return this.#all.get(name)?.used ?? 0
  }
  setUsed(name: string, used: number): void {
    this.#of(name).used = used
  }

  #of(name: string): Allowance {
    const own = this.#all.get(name) ?? this.#fresh()
    this.#all.set(name, own)
    return own
  }

  /** Drops full allowances. Runs again only when the number has doubled, because it looks at all of them. */
  #forget(): void {
    for (const [each, { isFull }] of this.#all) if (isFull) this.#all.delete(each)
    this.#enough = Math.max(REMEMBERED, 2 * this.#all.size)
  }
}
