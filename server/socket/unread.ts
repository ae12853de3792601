import type { Outbox } from './outbox.ts'

const KIB = 1024
const MIB = 1024 * KIB

/** Limits on unread bytes. Below `enough` a socket goes on catching up; above `most` it is dropped. */
const OWN = { enough: 256 * KIB, most: 512 * KIB } as const
/** Every socket may have this many unread bytes, however much others leave unread. */
const LEAST = 16 * KIB
/** The same per address, for each socket it may have; and for the whole house. */
const EACH = { enough: 16 * KIB, most: 256 * KIB } as const
const ALL = { enough: 32 * MIB, most: 128 * MIB } as const
/** After how many seconds without reading anything a socket is dropped: normally, and when too much is unread. */
const PATIENCE = 10
const IMPATIENCE = 3

/** All unread bytes on their way to the sockets of one address. */
export class Unread {
  readonly #heap: HouseUnread
  readonly #address: string
  readonly #most: number
  readonly #enough: number
  readonly outboxes = new Set<Outbox>()
  #bytes = 0
  #waiting: (() => void)[] = []

  /** `sockets`: how many sockets an address may have. */
  constructor(heap: HouseUnread, address: string, sockets: number) {
    this.#heap = heap
    this.#address = address
    this.#most = sockets * EACH.most
    this.#enough = sockets * EACH.enough
  }

  add(outbox: Outbox): void {
    this.outboxes.add(outbox)
  }
  remove(outbox: Outbox): void {
    this.outboxes.delete(outbox)
    if (this.outboxes.size === 0) this.#heap.forget(this.#address)
  }

  count(outbox: Outbox, bytes: number): void {
    this.#bytes += bytes
    this.#heap.bytes += bytes
    if (bytes <= 0) return
    if (outbox.unread > OWN.most) outbox.drop()
    else if (this.#bytes > this.#most) largest(this.outboxes)?.drop()
    else if (this.#heap.bytes > ALL.most) largest(this.#heap.outboxes())?.drop()
  }

  hasRoom({ unread }: Outbox): boolean {
    return unread < (this.#isPressed ? LEAST : OWN.enough)
  }
  get #isPressed(): boolean {
    return this.#bytes > this.#enough || this.#heap.bytes > ALL.enough
  }

  /** Sockets of one address take turns at catching up: one per turn of the event loop. */
  turn(): Promise<void> {
    return new Promise(done => {
      if (this.#waiting.push(done) === 1) setImmediate(() => this.#next())
    })
  }
  #next(): void {
    this.#waiting.shift()?.()
    if (this.#waiting.length > 0) setImmediate(() => this.#next())
  }

  /** Once a second: drops sockets that have read nothing for too long. */
  look(): void {
    const patience = this.#isPressed ? IMPATIENCE : PATIENCE
    for (const outbox of this.outboxes) if (outbox.look() >= patience) outbox.drop()
  }
}

/** The same for the whole house, by address. */
export class HouseUnread {
  readonly #addresses = new Map<string, Unread>()
  readonly #sockets: number
  bytes = 0

  constructor(sockets: number) {
    this.#sockets = sockets
  }

  of(address: string): Unread {
    const known = this.#addresses.get(address) ?? new Unread(this, address, this.#sockets)
    this.#addresses.set(address, known)
    return known
  }
  forget(address: string): void {
    this.#addresses.delete(address)
  }

  *outboxes(): Generator<Outbox> {
    for (const { outboxes } of this.#addresses.values()) yield* outboxes
  }

  look(): void {
    for (const unread of this.#addresses.values()) unread.look()
  }
}

function largest(outboxes: Iterable<Outbox>): Outbox | null {
  let found: Outbox | null = null
  for (const outbox of outboxes) if (outbox.unread > (found?.unread ?? 0)) found = outbox
  return found
}
