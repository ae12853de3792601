import type { Edition } from '#editions/edition'
import type { Editions } from '#editions/editions'
import type { Question, Result } from '#kernel/game'
import type { Entry, Match, Refusal } from '#kernel/match'
import { of, type Seat, type Viewer } from '#kernel/seat'
import type { Telling } from '#kernel/telling'
import type { Appended, KeptMatch, MatchStore } from '../storage/port.ts'
import { type Attendance, deadlineOf, isAbandoned, type Minded, minding, resumed, type Waiting } from './attendance.ts'
import { type Act, Draft, type Standing, standingOf } from './draft.ts'
import { dueOf } from './due.ts'
import { COMMANDS, type Loaded, loadMatch } from './loading.ts'
import { broken, type Command, type Reply } from './replies.ts'

/** Somebody who follows a match: told every entry that is on disk, in order, and who is waited for. */
export interface Follower {
  readonly viewer: Viewer
  tell(telling: Telling): void
  attend(waiting: Waiting): void
}

/** What a live match is in touch with. */
export interface Surroundings {
  readonly store: MatchStore
  readonly editions: Editions
  readonly now: () => number
  /** Somebody may have to answer for a bot, or for who is away. */
  readonly asked: (match: LiveMatch) => void
  /** It has come into memory. */
  readonly loaded?: (match: LiveMatch) => void
  readonly failed: (what: string, error: unknown) => void
}

/** Somebody's act, waiting for its turn. */
interface Letter {
  readonly act: Act
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: unknown) => void
}

const DAY = 86_400_000
const BREATH = 1000

/**
 * A match in memory. Whatever is done to it is done one after another: decided, appended to the log, and only then told. What is here
 * can be forgotten at any moment, and is loaded again from the log.
 */
export class LiveMatch {
  /** What it is played by, whatever has become of its game since, and the name of that. */
  readonly edition: Edition
  readonly editionName: string
  readonly kept: KeptMatch
  #match: Match
  /** As of the last entry that was told. */
  #standing: Standing
  /** The number of that entry. */
  #told: number
  #letters: Letter[] = []
  #commands: Map<string, number>
  #queue: Promise<unknown> = Promise.resolve()
  #timer: NodeJS.Timeout | null = null
  #isClosed = false
  readonly #followers = new Set<Follower>()
  readonly #around: Surroundings

  constructor({ kept, name, edition, match, attendance, commands }: Loaded, around: Surroundings) {
    this.edition = edition
    this.editionName = name
    this.kept = kept
    this.#match = match
    this.#standing = standingOf(edition, match, attendance)
    this.#told = match.next - 1
    this.#commands = new Map(commands)
    this.#around = around
    this.#wakeInTime()
  }

  get id(): string {
    return this.kept.id
  }
  get seats(): readonly Seat[] {
    return this.#match.seats
  }
  get attendance(): Attendance {
    return this.#standing.attendance
  }
  /** Which course of events it tells of. */
  get epoch(): string {
    const { length } = this.kept.moves
    return `${this.#around.store.epoch}${length === 0 ? '' : `.${length}`}`
  }
  /** The number of the next entry. */
  get next(): number {
    return this.#told + 1
  }
  /** As of the last entry that was told: one that is not on disk yet ends nothing. */
  get result(): Result | null {
    return this.#standing.result
  }
  get isOver(): boolean {
    return this.result !== null
  }
  get #waiting(): Waiting {
    const { attendance, asking } = this.#standing
    const here = new Set([...this.#followers].map(({ viewer }) => viewer))
    return {
      since: asking.isSealed ? null : attendance.asked.map(it => it?.at ?? null),
      until: asking.isSealed ? null : this.seats.map(seat => this.#deadlineOf(seat)),
      minded: attendance.minded,
      present: this.seats.map(seat => here.has(seat)),
    }
  }
  /** Whether it has left memory: whoever still holds it must let go. */
  get isClosed(): boolean {
    return this.#isClosed
  }
  get isFollowed(): boolean {
    return this.#followers.size > 0
  }
  /** No person is left on any seat, and nobody looks on: its bots wait until somebody does, or comes back. */
  get isResting(): boolean {
    return this.#isAbandoned && !this.isFollowed
  }
  get #isAbandoned(): boolean {
    return isAbandoned(this.kept.sitters, this.attendance)
  }

  /** What this seat is asked, and after which entry. In its turn: before that the state may be ahead of what is on disk. */
  asking(seat: Seat): Promise<{ readonly asked: number; readonly question: Question | null }> {
    return this.#inTurn(async () => {
      if (this.#match.next !== this.next) await this.#reload() // it failed before
      const question = this.isOver ? null : this.#match.game.choice(this.#match.state, seat)
      return { asked: this.#told, question }
    })
  }

  /** A seat answers. Sending the same command again is harmless. */
  answer(seat: Seat, { id, asked, name, answer }: Command): Promise<Reply> {
    const decide = (at: number): Entry | Refusal => this.edition.kernel.submit(this.#match, seat, { name, answer }, at)
    const act: Act = { by: seat, command: `${seat} ${id}`, had: asked, ranOut: false, decide }
    return new Promise((resolve, reject) => {
      this.#letters.push({ act, resolve, reject })
      if (this.#letters.length === 1) this.#inTurn(() => this.#open())
    })
  }

  /** Tells all from this number on, then whatever comes. */
  follow(follower: Follower, have: number): Promise<void> {
    return this.#inTurn(async () => {
      for (const telling of await this.since(have)) follower.tell(telling)
      const wasResting = this.isResting
      this.#followers.add(follower)
      this.#attend()
      if (wasResting) this.#around.asked(this)
    })
  }
  unfollow(follower: Follower): void {
    if (this.#followers.delete(follower)) this.#attend()
  }

  /** The entries after this number. */
  async since(have: number): Promise<readonly Telling[]> {
    const { kernel } = this.edition
    return (await this.lines(have + 1)).map(line => new kernel.Telling(kernel.entryIn(line)))
  }
  /** The log from this number on, at most so many lines, as it is kept, with all secrets. */
  async lines(from: number, most?: number): Promise<readonly string[]> {
    return from >= this.#match.next ? [] : this.#around.store.lines(this.id, from, most)
  }

  /** Somebody has given up their seat to a bot, or has sat down on it again. */
  mind(seat: Seat, minded: 'left' | null): Promise<void> {
    return this.#mind(seat, () => minded)
  }
  /** Somebody lets a bot answer for a while. */
  away(seat: Seat): Promise<void> {
    return this.#mind(seat, was => was ?? 'away')
  }
  /** Somebody who was away is back; not who gave up their seat. */
  back(seat: Seat): Promise<void> {
    return this.#mind(seat, was => (was === 'away' ? null : was))
  }

  #mind(seat: Seat, change: (was: Minded) => Minded): Promise<void> {
    return this.#inTurn(async () => {
      const was = of(this.attendance.minded, seat)
      const minded = change(was)
      if (minded === was || this.isOver) return
      const after = minding(this.attendance, seat, minded)
      const attendance = this.#isAbandoned ? resumed(after, this.#around.now()) : after
      this.#standing = { ...this.#standing, attendance }
      await this.#keepAttendance()
      this.#announce()
    })
  }
  async #keepAttendance(): Promise<void> {
    const due = dueOf(this.#match, this.kept, this.attendance)
    await this.#around.store.attend(this.id, this.#told, JSON.stringify(this.attendance), due)
  }

  /** Does what is due: the rules' own clock first, else the answers of those whose time has run out. */
  wake(): Promise<void> {
    return this.#inTurn(async () => {
      const { game, state, seats, next } = this.#match
      if (this.isOver) return
      const now = this.#around.now()
      const bell = game.deadline?.(state) ?? null
      if (bell !== null) {
        if (bell <= now) await this.#write([byItself(null, false, at => this.edition.kernel.expire(this.#match, at))])
      } else
        for (const seat of seats) {
          const deadline = this.#deadlineOf(seat)
          if (deadline !== null && deadline <= now)
            await this.#write([byItself(seat, true, at => this.#silence(seat, at))])
        }
      if (this.#match.next === next) this.#wakeInTime(BREATH)
      if (dueOf(this.#match, this.kept, this.attendance) === null) await this.#keepAttendance() // nothing wakes it again
      this.#around.asked(this)
    })
  }

  /** Forgets the match here. What is under way is finished first. */
  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#timer !== null) clearTimeout(this.#timer)
    await this.#queue
  }

  #deadlineOf(seat: Seat): number | null {
    return this.#isAbandoned ? null : deadlineOf(this.attendance, this.kept.pace, seat)
  }

  #silence(seat: Seat, at: number): Entry | Refusal {
    const question = this.#match.game.choice(this.#match.state, seat)
    return this.edition.kernel.submit(this.#match, seat, { name: question?.name ?? '', answer: question?.ask.idle }, at)
  }

  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(job)
    this.#queue = done.catch(error => this.#around.failed(`match ${this.id}`, error))
    return done
  }

  /** Opens all letters that have come by now, and answers each. */
  async #open(): Promise<void> {
    await endOfTurn()
    const letters = this.#letters
    this.#letters = []
    try {
      const replies = await this.#write(letters.map(({ act }) => act))
      for (const [i, { resolve }] of letters.entries()) resolve(replies[i] ?? broken)
    } catch (error) {
      for (const { reject } of letters) reject(error)
    }
  }

  /** Decides, appends and tells, all at once. Who comes second with the same number looks again, once. */
  async #write(acts: readonly Act[], isSecondTry = false): Promise<readonly Reply[]> {
    const by = { name: this.editionName, edition: this.edition }
    const draft = new Draft(by, this.#match, this.kept, this.#standing, this.#commands)
    const replies: Reply[] = []
    try {
      for (const act of acts) replies.push(draft.take(act, this.#around.now()))
    } catch (error) {
      this.#around.failed(`the rules of match ${this.id}`, error)
      await this.#reload()
      return acts.length === 1 ? [broken] : this.#oneByOne(acts)
    }
    const appended = await this.#appended(draft.appended)
    if (appended === 'taken' && !isSecondTry) return this.#write(acts, true)
    if (appended !== 'done') return acts.map(() => broken)
    this.#standing = draft.standing
    this.#remember(draft.commands)
    const { Telling } = this.edition.kernel
    if (draft.entries.length > 0) this.#tell(draft.entries.map(entry => new Telling(entry)))
    return replies
  }

  #remember(commands: ReadonlyMap<string, number>): void {
    for (const [command, seq] of commands) this.#commands.set(command, seq)
    for (const [oldest] of this.#commands) {
      if (this.#commands.size <= COMMANDS) return
      this.#commands.delete(oldest)
    }
  }

  /** One of them breaks the rules' own code; the others shall not suffer. */
  async #oneByOne(acts: readonly Act[]): Promise<readonly Reply[]> {
    const replies: Reply[] = []
    for (const act of acts) replies.push(...(await this.#write([act])))
    return replies
  }

  async #appended(entries: Appended | null): Promise<'done' | 'taken' | 'failed'> {
    try {
      if (entries === null || (await this.#around.store.append(entries))) return 'done'
      await this.#reload()
      return 'taken'
    } catch (error) {
      this.#around.failed(`the log of match ${this.id}`, error)
      await this.#reload()
      return 'failed'
    }
  }

  /** What is on disk is true. Those who follow are told what they have missed. */
  async #reload(): Promise<void> {
    const { store, editions } = this.#around
    const { match, attendance, commands } = await loadMatch(store, editions, this.kept)
    this.#match = match
    this.#standing = standingOf(this.edition, match, attendance)
    this.#commands = new Map(commands)
    this.#tell(await this.since(this.#told))
  }

  #tell(tellings: readonly Telling[]): void {
    for (const telling of tellings) for (const follower of this.#followers) follower.tell(telling)
    this.#told = tellings.at(-1)?.seq ?? this.#told
    this.#announce()
  }

  #attend(): void {
    const waiting = this.#waiting
    for (const follower of this.#followers) follower.attend(waiting)
  }

  #announce(): void {
    this.#attend()
    this.#wakeInTime()
    this.#around.asked(this)
  }

  /** Not before `least` milliseconds have passed: what was due and could not be done, such as a bot that waits, is not due at once again. */
  #wakeInTime(least = 0): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    const due = this.isOver || this.#isClosed ? null : dueOf(this.#match, this.kept, this.attendance)
    if (due === null) return
    const wake = (): Promise<void> => this.wake().catch(() => {}) // it was told where failures are told
    this.#timer = setTimeout(wake, Math.min(DAY, Math.max(least, due - this.#around.now())))
  }
}

/** What the house does of its own accord. */
const byItself = (by: Seat | null, ranOut: boolean, decide: Act['decide']): Act => ({
  by,
  command: null,
  had: null,
  ranOut,
  decide,
})

/** Whatever else has come in this turn of the event loop has come by then. */
const endOfTurn = (): Promise<void> => new Promise(done => setImmediate(done))
