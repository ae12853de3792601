import { adviceProblem, isAdviceAllowed } from '#client/advice'
import type { Waiting } from '#client/messages'
import type { Edition } from '#editions/edition'
import type { Editions } from '#editions/editions'
import { noAdvice, withAdvice } from '#engine/advice'
import { type Follower, MatchEngine, type MatchHost } from '#engine/engine'
import type { Question, Result } from '#kernel/game'
import type { Match } from '#kernel/match'
import { of, type Seat } from '#kernel/seat'
import type { Telling } from '#kernel/telling'
import type { Crest } from '#protocol/crest'
import { endOfTurn } from '../end-of-turn.ts'
import type { News } from '../news/news.ts'
import type { Presence } from '../nodes/presence.ts'
import type { MatchStore, NewerLines, StoredMatch, StoredThought } from '../storage/port.ts'
import { withoutName } from '../storage/unnamed.ts'
import { appendedOf, byItself } from './appending.ts'
import {
  type Attendance,
  adviceSitter,
  attendanceIn,
  attended,
  hasStandIn,
  isAbandoned,
  type Minded,
  resumed,
  withMinded,
} from './attendance.ts'
import { Clock } from './clock.ts'
import { crestsIn } from './crests.ts'
import { dueOf } from './due.ts'
import { seatOf } from './eyes.ts'
import { Here } from './here.ts'
import { type LoadedMatch, loadMatch } from './loading.ts'
import { broken, type Command, type Reply, stale } from './replies.ts'
import { Versions } from './versions.ts'

export type { Follower } from '#engine/engine'

/** What a live match calls in the house. */
export interface MatchServices {
  readonly store: MatchStore
  readonly editions: Editions
  /** What other nodes write, if there are any. */
  readonly news?: News | undefined
  /** Who follows matches on other nodes. */
  readonly presence?: Presence | undefined
  /** How much later than the others this node wakes a match in memory, in milliseconds: one of them is enough. */
  readonly patience?: number
  readonly now: () => number
  /** A bot may have to answer, for itself or for somebody who is away. */
  readonly asked: (match: LiveMatch) => void
  /** The match was loaded into memory. */
  readonly loaded?: (match: LiveMatch) => void
  readonly failed: (what: string, error: unknown) => void
}

/** What a seat is asked, and by seat since when and until when the table waits; null while answers are sealed. */
interface Asking extends Pick<Waiting, 'since' | 'until'> {
  readonly asked: number
  readonly question: Question | null
  /** Since when and until when this seat is asked, which it knows even then; null if it is not. */
  readonly mine: { readonly since: number; readonly until: number | null } | null
}

/** How long to wait before something that is due but could not be done is tried again, in milliseconds. */
const BREATH = 1000

/** A match in memory: who plays it and who follows it, what they are told, and whom it waits for. */
export class LiveMatch {
  /** The edition it is played with, however its game has changed since, and that edition's name. */
  readonly edition: Edition
  readonly editionName: string
  #kept: StoredMatch
  readonly #engine: MatchEngine<Attendance>
  readonly #around: MatchServices
  readonly #here: Here
  readonly #versions: Versions
  readonly #stopNews: (() => void) | undefined
  readonly #clock: Clock
  #isClosed = false

  constructor(loaded: LoadedMatch, around: MatchServices) {
    this.edition = loaded.edition
    this.editionName = loaded.name
    this.#kept = loaded.kept
    this.#around = around
    this.#versions = new Versions(this.id, loaded.kept.version, around.news)
    this.#engine = new MatchEngine(loaded, this.#place)
    this.#here = new Here(this.id, around.presence, () => this.#engine.announce())
    this.#stopNews = this.#versions.follow(version => this.catchUp(version))
    const { edition, kept } = this
    const { now, patience = 0 } = around
    const ring = (): Promise<void> => this.wake().catch(() => {}) // the error was already reported
    this.#clock = new Clock({ engine: this.#engine, edition, kept, now, patience, ring })
    this.#wakeInTime()
  }

  get #place(): MatchHost<Attendance> {
    const { store, editions, now, failed, asked } = this.#around
    const { id, pace, sitters } = this.kept
    return {
      kernel: this.edition.kernel,
      now,
      endOfTurn,
      attended: (before, change) =>
        attended(before, pace, { ...change, isFree: change.isFree || isAbandoned(sitters, before) }, sitters),
      append: async batch => ((await store.append(appendedOf(batch, this))) ? this.#written() : this.#behind()),
      load: async () => this.#read(await loadMatch(store, editions, this.kept)),
      newer: async from => {
        const newer = await this.#versions.newer(() => this.#newer(from))
        return newer && { attendance: attendanceIn(newer.attendance), lines: newer.lines }
      },
      lines: (from, most) => store.lines(id, from, most),
      waiting: () => {
        this.#here.are(this.#engine.followers) // a screen no longer counts if its player has left
        return this.#waiting
      },
      told: () => {
        this.#wakeInTime()
        asked(this)
      },
      failed: (what, error) => failed(`${what} of match ${id}`, error),
    }
  }

  get kept(): StoredMatch {
    return this.#kept
  }
  /** Somebody who began it has left for good. Whoever asks from now on finds no name of theirs. */
  unname(person: string): void {
    const seat = seatOf(this.kept.sitters, person)
    if (seat === null) return
    const { header } = this.kept
    this.#kept = { ...this.kept, header: { ...header, names: withoutName(header.names, seat) } }
  }
  /** The face and the colour of each seat. */
  get crests(): readonly Crest[] {
    return crestsIn(this.kept)
  }
  get id(): string {
    return this.kept.id
  }
  get version(): number {
    return this.#versions.known
  }
  get #match(): Match {
    return this.#engine.match
  }
  get seats(): readonly Seat[] {
    return this.#match.seats
  }
  get attendance(): Attendance {
    return this.#engine.attendance
  }
  /** Identifies the history that this log tells. */
  get epoch(): string {
    const { length } = this.kept.moves
    return `${this.#around.store.epoch}${length === 0 ? '' : `.${length}`}`
  }
  /** The number of the next entry. */
  get next(): number {
    return this.#engine.next
  }
  get result(): Result | null {
    return this.#engine.situation.result
  }
  get isOver(): boolean {
    return this.#engine.isOver
  }
  get #waiting(): Waiting {
    const { attendance, asking } = this.#engine.situation
    return {
      since: asking.isSealed ? null : attendance.asked.map(it => it?.at ?? null),
      until: asking.isSealed ? null : this.seats.map(seat => this.#clock.deadlineOf(seat)),
      minded: attendance.minded,
      present: this.seats.map(seat => this.#here.has(seat)),
      ...(this.#here.hasScreen && { screen: true }),
      ...(attendance.advice !== undefined && { advised: attendance.advice.told }),
    }
  }
  /** Whether it has left memory. Nobody may use it any more. */
  get isClosed(): boolean {
    return this.#isClosed
  }
  get isFollowed(): boolean {
    return this.#engine.followers.size > 0
  }
  /** Whether somebody on this seat follows it, as far as this node knows. */
  isHere(seat: Seat): boolean {
    return this.#here.has(seat)
  }
  /** Whether bots play for people who are away or leave. */
  get hasStandIns(): boolean {
    return this.kept.sitters.every(hasStandIn)
  }
  /** Whether its players may ask for advice. */
  get hasAdvice(): boolean {
    return isAdviceAllowed(this.kept.sitters.map(adviceSitter))
  }
  /** Only bots are left and nobody is watching. The bots wait until somebody watches or comes back. */
  get isResting(): boolean {
    return this.#isAbandoned && !this.isFollowed
  }
  get #isAbandoned(): boolean {
    return isAbandoned(this.kept.sitters, this.attendance)
  }

  /** The rules' deadline if several have a question, all of them bots, and answer openly; otherwise null. */
  get botsTalkUntil(): number | null {
    const { names, isSealed } = this.#engine.situation.asking
    const asked = this.seats.filter(seat => of(names, seat) !== null)
    const isAmongBots = asked.length > 1 && asked.every(seat => 'bot' in of(this.kept.sitters, seat))
    const { game, state } = this.#match
    return isAmongBots && !isSealed ? (game.deadline?.(state) ?? null) : null
  }

  /** This node has written the next version. */
  #written(): 'done' {
    this.#versions.written()
    return 'done'
  }
  /** Another node has written it. */
  #behind(): 'taken' {
    this.#versions.heard()
    return 'taken'
  }
  #read(loaded: LoadedMatch): LoadedMatch {
    this.#versions.loaded(loaded.kept.version)
    return loaded
  }
  async #newer(from: number): Promise<NewerLines> {
    const newer = await this.#around.store.newer(this.id, from)
    if (newer === null) throw new Error(`match ${this.id} is gone`)
    return newer
  }

  /** Reads what other nodes have written, unless this version is known when its turn comes. */
  catchUp(version?: number): Promise<void> {
    this.#versions.heard(version)
    return this.#isClosed ? Promise.resolve() : this.#engine.catchUp()
  }
  /** The same, if somebody has seen an entry that this node does not know. */
  async reach(entry: number): Promise<void> {
    if (entry >= this.next && this.#versions.areShared) await this.catchUp()
  }

  /** What this seat is asked, after which entry, and whom the table waits for. */
  async asking(seat: Seat): Promise<Asking> {
    const asking = await this.#engine.question(seat)
    const { since, until } = this.#waiting
    const at = asking.question === null ? undefined : this.attendance.asked[seat]?.at
    const mine = at === undefined ? null : { since: at, until: this.#clock.deadlineOf(seat) }
    return { ...asking, since, until, mine }
  }
  /** Whether this seat has sent this command before, and it was stored. */
  hasStored(seat: Seat, id: string): boolean {
    return this.#engine.hasStored(seat, id)
  }
  async answer(seat: Seat, command: Command, author?: 'person' | 'bot', thought?: string): Promise<Reply> {
    await this.reach(command.asked)
    return this.#engine.answer(seat, command, author, thought)
  }

  /** A seat asks for advice about what it is asked. Everybody is told; the advice is worked out by its own page. */
  async advise(seat: Seat, asked: number): Promise<Reply> {
    await this.reach(asked)
    const reply = await this.#engine.inTurn(() => this.#advised(seat, asked))
    return reply ?? this.catchUp().then(() => this.advise(seat, asked))
  }
  /** Null if another node has written meanwhile. */
  async #advised(seat: Seat, asked: number): Promise<Reply | null> {
    const { attendance, isOver } = this
    const since = of(attendance.asked, seat)?.since ?? null
    const sitters = this.kept.sitters.map(adviceSitter)
    const problem = adviceProblem({ sitters, isOver, isAsked: since !== null })
    if (problem !== null || since === null) return problem
    if (asked < since) return stale(asked, since)
    const { isSealed } = this.#engine.situation.asking
    const [before, after] = [attendance.advice ?? noAdvice, this.next - 1]
    const advice = withAdvice(before, seat, { after, since, isSealed })
    if (advice === before) return { seq: after }
    if (!(await this.#keep({ ...attendance, advice }))) return null
    this.#engine.announce()
    return { seq: after }
  }

  /** Sends all entries after `have`, then new ones as they come. */
  follow(follower: Follower, have: number): Promise<void> {
    return this.#engine.inTurn(async () => {
      for (const telling of await this.since(have)) follower.tell(telling)
      const wasResting = this.isResting
      this.#engine.followers.add(follower)
      this.#engine.announce()
      if (wasResting) this.#around.asked(this)
    })
  }
  unfollow(follower: Follower): void {
    if (this.#engine.followers.delete(follower)) this.#engine.announce()
  }

  /** The entries after `have`. */
  since(have: number): Promise<readonly Telling[]> {
    return this.#engine.since(have)
  }
  /** The stored lines of the log from this number on, at most `most`, with all secrets. */
  lines(from: number, most?: number): Promise<readonly string[]> {
    return this.#engine.lines(from, most)
  }

  /** What bots weighed, in the order of its entries; null before the match is over: then it is told to nobody. */
  async thoughts(): Promise<readonly StoredThought[] | null> {
    return this.isOver ? this.#around.store.thoughts(this.id) : null
  }

  /** Somebody gave up their seat, or took it back. Without a stand-in, the game goes on without them. */
  async mind(seat: Seat, minded: 'left' | null): Promise<void> {
    const isGone = minded === 'left' && !hasStandIn(of(this.kept.sitters, seat))
    if (!isGone || (await this.#goOnWithout(seat))) await this.#mind(seat, () => minded)
  }
  /** False if that failed and must be tried again. An edition that needs all its seats goes on with a bot. */
  #goOnWithout(seat: Seat): Promise<boolean> {
    return this.#engine.inTurn(async () => {
      const { kernel, game } = this.edition
      const { remove } = kernel
      if (remove === undefined || game.leave === undefined) return true
      const act = byItself(null, false, (match, at) => remove(match, seat, at))
      const [reply] = await this.#engine.write([act])
      return reply !== broken
    })
  }
  /** Somebody lets a bot answer for a while. */
  away(seat: Seat): Promise<void> {
    return this.#mind(seat, was => was ?? 'away')
  }
  /** Somebody who was away is back. Does not apply to somebody who gave up their seat. */
  back(seat: Seat): Promise<void> {
    return this.#mind(seat, was => (was === 'away' ? null : was))
  }

  #mind(seat: Seat, change: (was: Minded) => Minded): Promise<void> {
    return this.#engine
      .inTurn(async () => {
        const was = of(this.attendance.minded, seat)
        const minded = change(was)
        if (minded === was || this.isOver) return true
        const after = withMinded(this.attendance, seat, minded)
        if (!(await this.#keep(this.#isAbandoned ? resumed(after, this.#around.now()) : after))) return false
        this.#engine.announce()
        this.#wakeInTime()
        this.#around.asked(this)
        return true
      })
      .then(isDone => (isDone ? undefined : this.catchUp().then(() => this.#mind(seat, change))))
  }
  /** False if another node has written meanwhile. */
  async #keep(attendance: Attendance): Promise<boolean> {
    const due = dueOf(this.#match, this.kept, attendance)
    if (!(await this.#around.store.attend(this.id, this.version + 1, JSON.stringify(attendance), due))) return false
    this.#engine.attends(attendance)
    this.#written()
    return true
  }

  /** Does what is due. */
  wake(): Promise<void> {
    return this.#engine.inTurn(async () => {
      if (this.isOver) return
      const { next } = this.#match
      await this.#clock.run()
      if (this.#match.next === next) this.#wakeInTime(BREATH)
      if (this.#clock.due === null) await this.#keep(this.attendance) // nothing else would wake it
      this.#around.asked(this)
    })
  }

  /** Removes the match from memory, after finishing what is under way. */
  async close(): Promise<void> {
    this.#isClosed = true
    this.#stopNews?.()
    this.#here.close()
    this.#clock.stop()
    await this.#engine.settled()
  }

  #wakeInTime(least?: number): void {
    if (this.isOver || this.#isClosed) this.#clock.stop()
    else this.#clock.set(least)
  }
}
