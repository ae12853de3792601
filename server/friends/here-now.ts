import type { Doing } from '#protocol/friends'
import type { Presence } from '../nodes/presence.ts'

/** What somebody does, as a number that all nodes can put together. */
const bits: Readonly<Record<Doing, number>> = { free: 1, reading: 2, table: 4 }
/** How long a change waits until it is told, in milliseconds: a page that is reloaded is gone only for a moment. */
const [SOON, GONE] = [200, 3000]

interface Somebody {
  sockets: number
  /** By socket. */
  readonly doing: Map<object, Doing>
  told: number
  timer: NodeJS.Timeout | null
}

export interface HereParams {
  /** Somebody has come or gone, or does something else. */
  readonly changed: (person: string) => void
  /** Who is at other nodes, if there are any. */
  readonly presence?: Presence | undefined
  /** How long to wait before somebody counts as gone, in milliseconds. */
  readonly gone?: number
}

/** Who has a socket, here or at another node, and what they do. */
export class HereNow {
  readonly #terms: HereParams
  readonly #here = new Map<string, Somebody>()
  #isClosed = false

  constructor(terms: HereParams) {
    this.#terms = terms
  }

  /** Somebody has a socket. Returns what to call when it is gone. */
  cameIn(person: string): () => void {
    this.#of(person).sockets++
    this.#changed(person)
    let isGone = false
    return () => {
      if (isGone) return
      isGone = true
      this.#of(person).sockets--
      this.#changed(person)
    }
  }

  /** What somebody does at one of their sockets; null for nothing in particular. */
  does(person: string, socket: object, doing: Doing | null): void {
    const { doing: all } = this.#of(person)
    if (doing === null) all.delete(socket)
    else all.set(socket, doing)
    this.#changed(person)
  }

  /** What those of these people do who are here. */
  async of(people: readonly string[]): Promise<ReadonlyMap<string, Doing>> {
    const elsewhere = (await this.#terms.presence?.at(people.map(nameOf))) ?? []
    const all = people.map(
      (person, i) => [person, doingOf((this.#here.get(person)?.told ?? 0) | (elsewhere[i] ?? 0))] as const,
    )
    return new Map(all.flatMap(([person, doing]) => (doing === null ? [] : [[person, doing]])))
  }

  /** The house closes: nobody is told any more. */
  close(): void {
    this.#isClosed = true
    for (const { timer } of this.#here.values()) if (timer !== null) clearTimeout(timer)
  }

  #of(person: string): Somebody {
    const known = this.#here.get(person) ?? { sockets: 0, doing: new Map(), told: 0, timer: null }
    this.#here.set(person, known)
    return known
  }

  #changed(person: string): void {
    if (this.#isClosed) return
    const known = this.#of(person)
    if (known.told === 0 && known.sockets > 0) return this.#tell(person, known)
    const wait = known.sockets === 0 ? (this.#terms.gone ?? GONE) : SOON
    if (known.timer !== null) clearTimeout(known.timer)
    known.timer = setTimeout(() => this.#tell(person, known), wait).unref()
  }

  #tell(person: string, known: Somebody): void {
    if (known.timer !== null) clearTimeout(known.timer)
    known.timer = null
    const now = known.sockets === 0 ? 0 : [...known.doing.values()].reduce((all, one) => all | bits[one], bits.free)
    if (now === 0) this.#here.delete(person)
    if (now === known.told) return
    known.told = now
    this.#terms.presence?.tell(nameOf(person), now)
    this.#terms.changed(person)
  }
}

const nameOf = (person: string): string => `person ${person}`

function doingOf(all: number): Doing | null {
  if ((all & bits.table) > 0) return 'table'
  if ((all & bits.reading) > 0) return 'reading'
  return all > 0 ? 'free' : null
}
