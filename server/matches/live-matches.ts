import { randomBytes } from 'node:crypto'
import type { Edition } from '#editions/edition'
import type { Editions } from '#editions/editions'
import { headerOf } from '#kernel/file'
import type { Seat } from '#kernel/seat'
import { seedOf } from '#kernel/seed'
import { endOfTurn } from '../end-of-turn.ts'
import type { FinishedMatch, MatchSitter, MatchStore } from '../storage/port.ts'
import { attended, newAttendance } from './attendance.ts'
import { dueOf } from './due.ts'
import { bitOf } from './here.ts'
import { LiveMatch, type MatchServices } from './live-match.ts'
import { loadMatch } from './loading.ts'
import type { Pace } from './pace.ts'

/** What is needed to begin a match. */
export interface NewMatch {
  /** Its id, if it must be known beforehand. */
  readonly id?: string
  readonly table: string
  readonly game: string
  readonly options: object
  readonly names: readonly string[]
  readonly words: readonly string[]
  readonly sitters: readonly MatchSitter[]
  readonly pace: Pace
}

/** Matches that nobody has used for this long leave memory, in milliseconds. */
const IDLE = 120_000
const SWEEP = 1000
/** For how long due matches are this node's to wake, in milliseconds. */
const CLAIMED = 5000
/** How many due matches one sweep wakes, and how many of them per turn of the event loop. */
const DUE_AT_ONCE = 1000
const FEW = 4
/** How long to wait before loading a broken match again, in milliseconds. */
const HOPELESS = 600_000

/** The matches in memory. Loads them on demand, wakes them when they are due, and drops them when nobody uses them. */
export class LiveMatches {
  readonly #around: MatchServices
  readonly #live = new Map<string, { readonly match: Promise<LiveMatch | null>; used: number }>()
  /** Matches that could not be loaded, and when to try again. */
  readonly #hopeless = new Map<string, number>()
  #sweeper: NodeJS.Timeout | null = null
  #isClosed = false

  readonly #idle: number

  constructor(around: MatchServices, idle = IDLE) {
    this.#around = around
    this.#idle = idle
  }

  get #store(): MatchStore {
    return this.#around.store
  }
  get #editions(): Editions {
    return this.#around.editions
  }
  /** How many are in memory. */
  get size(): number {
    return this.#live.size
  }

  async begin(how: NewMatch): Promise<LiveMatch> {
    const { name: edition, game, kernel } = await this.#newest(how.game)
    const [seed, began] = [seedOf(randomBytes(32)), this.#around.now()]
    const id = how.id ?? randomBytes(9).toString('base64url')
    const { table, names, words, sitters, pace, options } = how
    const header = headerOf(game, { edition, names, options, words, seed })
    const terms = { seats: names.length, options, dice: kernel.diceOf(seed, words) }
    const { match, entry } = kernel.open(game, terms, began)
    const asked = match.seats.map(seat => game.choice(match.state, seat) !== null)
    const change = { seq: 0, at: began, by: null, ranOut: false, asked }
    const attendance = attended(newAttendance(names.length, pace), pace, change)
    const record = { id, table, sitters, pace, header, seed, began }
    await this.#store.begin(record, {
      match: id,
      version: 1,
      entries: [{ seq: 0, line: kernel.lineOf(entry), command: null }],
      over: false,
      due: dueOf(match, record, attendance),
      attendance: JSON.stringify(attendance),
    })
    const live = await this.find(id)
    if (live === null) throw new Error(`match ${id} was not kept`)
    return live
  }

  /** Null if there is no such match. Throws if it exists but cannot be read, or its edition is missing. */
  async find(id: string): Promise<LiveMatch | null> {
    const known = this.#live.get(id) ?? { match: this.#load(id), used: 0 }
    known.used = this.#around.now()
    this.#live.set(id, known)
    try {
      const match = await known.match
      if (match === null) this.#live.delete(id)
      return match
    } catch (error) {
      this.#live.delete(id)
      this.#around.failed(`loading match ${id}`, error)
      throw error
    }
  }

  /** Whether somebody on this seat follows a match here or elsewhere. It is not loaded. */
  async isHere(id: string, seat: Seat): Promise<boolean> {
    const live = await this.#live.get(id)?.match.catch(() => null)
    if (live?.isHere(seat)) return true
    const [elsewhere = 0] = (await this.#around.presence?.at([id])) ?? []
    return (elsewhere & bitOf(seat)) !== 0
  }

  /** Matches that this person played to their end, the last ended first. They are not loaded. */
  finished(person: string, most: number): Promise<readonly FinishedMatch[]> {
    return this.#store.finished(person, most)
  }

  /** Matches in memory lose the name of somebody who has left for good. */
  async unname(person: string): Promise<void> {
    for (const { match } of this.#live.values()) (await match.catch(() => null))?.unname(person)
  }

  async #load(id: string): Promise<LiveMatch | null> {
    const kept = await this.#store.find(id)
    if (kept === null) return null
    const live = new LiveMatch(await loadMatch(this.#store, this.#editions, kept), this.#around)
    this.#around.loaded?.(live)
    this.#around.asked(live) // a bot may have been about to answer when the match left memory
    return live
  }

  /** The edition for new matches of this game. */
  async #newest(game: string): Promise<Edition & { readonly name: string }> {
    const name = await this.#editions.newest(game)
    const edition = name === null ? null : await this.#editions.find(name)
    if (name === null || edition === null) throw new RangeError(`there is no game ${game}`)
    return { name, ...edition }
  }

  /** Starts waking due matches, including those that fell due while the house was closed. */
  open(): void {
    const next = (wait: number): void => {
      this.#sweeper = setTimeout(async () => {
        await this.sweep().catch(error => this.#around.failed('the sweeper', error))
        if (this.#sweeper !== null) next(SWEEP)
      }, wait)
    }
    next(0)
  }

  /**
   * Wakes due matches and drops those that nobody has used for a while. A match that stays due, such as one that cannot
   * be loaded, does not block the others: it is claimed again only after a while.
   */
  async sweep(): Promise<void> {
    const now = this.#around.now()
    const due = await this.#store.claim(now, DUE_AT_ONCE, now + CLAIMED)
    for (let i = 0; i < due.length && !this.#isClosed; i += FEW) {
      await Promise.all(due.slice(i, i + FEW).map(id => this.#wake(id, now)))
      await endOfTurn() // let other requests in
    }
    for (const [id, { match, used }] of this.#live) {
      if (now - used < this.#idle) continue
      const live = await match.catch(() => null)
      if (live?.isFollowed) continue
      this.#live.delete(id)
      await live?.close()
    }
  }

  async #wake(id: string, now: number): Promise<void> {
    if ((this.#hopeless.get(id) ?? now) > now) return
    this.#hopeless.delete(id)
    const live = await this.find(id).catch(() => null) // the error was already reported
    if (live === null) this.#hopeless.set(id, now + HOPELESS)
    else await live.wake()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#sweeper !== null) clearTimeout(this.#sweeper)
    this.#sweeper = null
    const all = await Promise.all([...this.#live.values()].map(({ match }) => match.catch(() => null)))
    await Promise.all(all.map(live => live?.close()))
    this.#live.clear()
  }
}
