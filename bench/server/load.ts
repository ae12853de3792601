import { bidOf } from './auction.ts'
import { BenchLine } from './line.ts'
import { Spread } from './spread.ts'
import type { Ticket } from './stage.ts'
import type { Guest, News, Talk, Talker } from './talk.ts'

/** What many clients measured in some time. */
export interface Seen {
  readonly moves: number
  readonly bytes: number
  readonly seconds: number
  /** Milliseconds from sending a move to its acknowledgement, sorted. */
  readonly waits: readonly number[]
  /** Milliseconds from the first client that is told an entry to each client of another server, sorted. */
  readonly lags: readonly number[]
}

/** How many connections are opened at once. */
const KNOCKING = 50

/** Clients at tables, who bid as soon as they may, at a given pace, or not at all. */
export class Load {
  readonly #portOf: (ticket: Ticket) => number
  readonly #talker: Talker
  readonly #next: (table: number) => Promise<string>
  readonly #lines: BenchLine[] = []
  readonly #talks = new Map<Guest, Talk>()
  readonly #sent = new Map<Guest, number>()
  /** Clients that may bid and have not. */
  #ready: Guest[] = []
  #isHasty = false
  #moves = 0
  #unanswered = 0
  #waits: number[] = []
  #spread = new Spread()
  /** By table: the clients that have seen its match end. */
  readonly #over = new Map<number, Guest[]>()
  #arriving: (() => void) | null = null
  readonly #arrived = new Set<Guest>()
  #failed: (error: Error) => void = () => {}
  /** Rejects when something goes wrong. */
  readonly trouble: Promise<never>

  constructor(portOf: (ticket: Ticket) => number, talker: Talker, next: (table: number) => Promise<string>) {
    this.#portOf = portOf
    this.#talker = talker
    this.#next = next
    this.trouble = new Promise((_, reject) => {
      this.#failed = reject
    })
    this.trouble.catch(() => {})
  }

  get lines(): number {
    return this.#lines.length
  }

  /** Tickets with the same credentials share a connection. Resolves when everybody has been shown a lot. */
  async enter(tickets: readonly Ticket[]): Promise<void> {
    const doors = Map.groupBy(tickets, ({ path, headers }, i) =>
      headers.authorization === undefined ? `${path} ${i}` : headers.authorization,
    )
    const waiting = [...doors.values()]
    while (waiting.length > 0) {
      const some = waiting.splice(0, KNOCKING)
      const wanted = this.#arrived.size + some.flat().length
      const arrived = new Promise<void>(done => {
        this.#arriving = () => this.#arrived.size === wanted && done()
      })
      for (const each of some) this.#knock(each)
      await Promise.race([arrived, this.trouble])
    }
    this.#arriving = null
  }

  #knock(tickets: readonly Ticket[]): void {
    const [first] = tickets
    if (first === undefined) return
    const { path, headers } = first
    const port = this.#portOf(first)
    const guests = tickets.map(({ table, seat, match }): Guest => ({ port, table, seat, match, round: 0 }))
    const guarded = (act: () => void): void => {
      try {
        act()
      } catch (error) {
        this.#failed(error as Error)
      }
    }
    const line: BenchLine = new BenchLine({
      port,
      path,
      headers,
      opened: () => guarded(() => talk.begin()),
      heard: frame => guarded(() => talk.hear(frame)),
      broke: why => this.#failed(new Error(`a line ${why}`)),
    })
    const talk = this.#talker(line, guests, this.#news)
    for (const guest of guests) this.#talks.set(guest, talk)
    this.#lines.push(line)
  }

  readonly #news: News = {
    asked: guest => {
      if (this.#isHasty) this.#bid(guest)
      else this.#ready.push(guest)
      if (this.#arriving === null) return
      this.#arrived.add(guest)
      this.#arriving()
    },
    done: guest => {
      this.#unanswered--
      this.#moves++
      this.#waits.push(performance.now() - (this.#sent.get(guest) ?? 0))
    },
    told: (guest, entry) => this.#spread.told(guest, entry),
    over: guest => {
      const gone = this.#over.get(guest.table) ?? []
      this.#over.set(guest.table, gone)
      if (gone.push(guest) < 4) return
      this.#over.delete(guest.table)
      this.#next(guest.table).then(match => {
        for (const each of gone) this.#talks.get(each)?.play(each, match)
      }, this.#failed)
    },
  }

  #bid(guest: Guest): void {
    this.#unanswered++
    this.#sent.set(guest, performance.now())
    this.#talks.get(guest)?.bid(guest, bidOf(guest.seat, guest.round++))
  }

  /** Everybody bids as soon as they may. */
  async full(seconds: number): Promise<Seen> {
    this.#isHasty = true
    for (const guest of this.#ready.splice(0)) this.#bid(guest)
    return this.#watch(seconds)
  }

  /**
   * This many bids per second: by the clients that have waited longest, who mostly sit at the same tables, or in any
   * order, as people do.
   */
  async paced(rate: number, seconds: number, order: 'longest first' | 'any' = 'longest first'): Promise<Seen> {
    this.#isHasty = false
    const began = performance.now()
    let bids = 0
    const beat = setInterval(() => {
      const due = Math.floor(((performance.now() - began) / 1000) * rate)
      if (order === 'any') this.#mix(due - bids)
      const now = this.#ready.splice(0, due - bids)
      bids += now.length
      for (const guest of now) this.#bid(guest)
    }, 1)
    const seen = await this.#watch(seconds)
    clearInterval(beat)
    return seen
  }

  /** Puts this many clients in front, any of them. */
  #mix(count: number): void {
    const ready = this.#ready
    for (let i = 0; i < Math.min(count, ready.length); i++) {
      const other = i + Math.floor(Math.random() * (ready.length - i))
      ;[ready[i], ready[other]] = [ready[other] as Guest, ready[i] as Guest]
    }
  }

  /** Nobody bids any more. Resolves when everything is quiet. */
  async rest(): Promise<void> {
    this.#isHasty = false
    do await new Promise(done => setTimeout(done, 500))
    while (this.#unanswered > 0)
  }

  async #watch(seconds: number): Promise<Seen> {
    const received = (): number => this.#lines.reduce((sum, line) => sum + line.received, 0)
    this.#moves = 0
    this.#waits = []
    this.#spread = new Spread()
    const [began, before] = [performance.now(), received()]
    await Promise.race([new Promise(done => setTimeout(done, seconds * 1000)), this.trouble])
    const waits = this.#waits.sort((a, b) => a - b)
    return {
      moves: this.#moves,
      bytes: received() - before,
      seconds: (performance.now() - began) / 1000,
      waits,
      lags: this.#spread.lags.sort((a, b) => a - b),
    }
  }

  close(): void {
    for (const line of this.#lines.splice(0)) line.close()
  }
}
