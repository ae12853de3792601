import type { Refused, Reply, Waiting } from '#client/messages'
import { broken, type Command, unsure } from '#client/replies'
import type { Question } from '#kernel/game'
import type { Match } from '#kernel/match'
import type { Seat, Viewer } from '#kernel/seat'
import type { Telling } from '#kernel/telling'
import {
  type Act,
  type Attended,
  Batch,
  type BatchParams,
  type EntryLine,
  type Situation,
  situationOf,
} from './batch.ts'
import { MaybeWritten } from './maybe-written.ts'
import { botCommand, Remembered } from './remembered.ts'

/** Somebody who follows a match: receives every stored entry in order, and whom the table waits for. */
export interface Follower {
  readonly viewer: Viewer
  /** Whether it is a screen in the players' room that shows the match to all of them. */
  readonly isScreen?: boolean
  tell(telling: Telling): void
  attend(waiting: Waiting): void
}

/** A match as it was loaded from storage. */
export interface Loaded<A extends Attended> {
  readonly match: Match
  readonly attendance: A
  readonly commands: Iterable<readonly [command: string, seq: number]>
}

/** What another process has written to a match. */
export interface Newer<A extends Attended> {
  readonly attendance: A
  readonly lines: readonly EntryLine[]
}

/** What the engine needs from where a match is played: a house or a device. */
export interface MatchHost<A extends Attended> extends BatchParams<A> {
  readonly now: () => number
  /** Resolves at the end of this turn of the event loop. Everything that arrives until then is written together. */
  readonly endOfTurn: () => Promise<void>
  /**
   * Stores a batch, all of it or nothing. `taken`: another process has written an entry with one of these numbers. A
   * refusal goes to all authors of the batch. Throws if nothing was written, and `MaybeWritten` if that is not known.
   */
  append(batch: Batch<A>): Promise<'done' | 'taken' | Refused>
  load(): Promise<Loaded<A>>
  /** What is stored from this number on, where other processes write, too; null if that is known to be nothing. */
  newer?(from: number): Promise<Newer<A> | null>
  /** The stored log from this number on, at most `most` lines, with all secrets. */
  lines(from: number, most?: number): Promise<readonly string[]>
  waiting(): Waiting
  /** These are stored, and all followers have been told. */
  told(tellings: readonly Telling[]): void
  failed(what: string, error: unknown): void
}

/** An act waiting for its turn. */
interface QueuedAct {
  readonly act: Act
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: unknown) => void
}

/** How often a batch is decided anew because another process was faster. */
const TRIES = 20

/**
 * A match in memory, in a house or on a device. Everything done to it happens in sequence: decided, stored, and only
 * then told. It can be dropped at any moment and loaded again from storage.
 */
export class MatchEngine<A extends Attended, F extends Follower = Follower> {
  readonly followers = new Set<F>()
  readonly #place: MatchHost<A>
  #match: Match
  /** As of the last entry that was told. */
  #situation: Situation<A>
  /** The number of that entry. */
  #told: number
  #letters: QueuedAct[] = []
  #commands: Remembered
  #queue: Promise<unknown> = Promise.resolve()
  /** Something was decided and not stored, so the match is not what is stored. */
  #isAstray = false

  constructor({ match, attendance, commands }: Loaded<A>, place: MatchHost<A>) {
    this.#place = place
    this.#match = match
    this.#situation = situationOf(place.kernel, match, attendance)
    this.#told = match.next - 1
    this.#commands = new Remembered(commands)
  }

  /** While a batch is being written, this is ahead of what is stored and told. */
  get match(): Match {
    return this.#match
  }
  get situation(): Situation<A> {
    return this.#situation
  }
  get attendance(): A {
    return this.#situation.attendance
  }
  /** The number of the next entry. */
  get next(): number {
    return this.#told + 1
  }
  /** As of the last entry that was told: an entry that is not stored yet ends nothing. */
  get isOver(): boolean {
    return this.#situation.result !== null
  }

  /**
   * A seat answers, or a bot does for it. Sending the same command again is harmless. Whatever ids a person sends, they
   * are never those of a bot: it could not answer then. What a bot weighed is stored with its answer, or not at all.
   */
  answer(
    seat: Seat,
    { id, asked, name, answer }: Command,
    author: 'person' | 'bot' = 'person',
    thought?: string,
  ): Promise<Reply> {
    const { submit } = this.#place.kernel
    const act: Act = {
      by: seat,
      command: author === 'bot' ? botCommand(commandOf(seat, id)) : commandOf(seat, id),
      had: asked,
      ranOut: false,
      ...(thought !== undefined && { thought }),
      decide: (match, at) => submit(match, seat, { name, answer }, at),
    }
    return new Promise((resolve, reject) => {
      this.#letters.push({ act, resolve, reject })
      if (this.#letters.length === 1) this.#queue = this.#queue.then(() => this.#open())
    })
  }

  /** Whether this command of this seat is among the last that were stored. */
  hasStored(seat: Seat, id: string): boolean {
    return this.#commands.get(commandOf(seat, id)) !== undefined
  }

  /** What this seat is asked, and after which entry. */
  question(seat: Seat): Promise<{ readonly asked: number; readonly question: Question | null }> {
    return this.inTurn(async () => {
      const { game, state } = this.#match
      return { asked: this.#told, question: this.isOver ? null : game.choice(state, seat) }
    })
  }

  inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(async () => {
      await this.#returnToStored()
      return job()
    })
    this.#queue = done.catch(error => this.#place.failed('a turn', error))
    return done
  }
  /** Resolves when everything under way is finished. */
  async settled(): Promise<void> {
    await this.#queue
  }

  /** The entries after this number. */
  async since(have: number): Promise<readonly Telling[]> {
    const { kernel } = this.#place
    return (await this.lines(have + 1)).map(line => new kernel.Telling(kernel.entryIn(line)))
  }
  async lines(from: number, most?: number): Promise<readonly string[]> {
    const left = this.#match.next - from // another process may have written more
    return left <= 0 ? [] : this.#place.lines(from, Math.min(left, most ?? left))
  }

  /** The attendance has changed without an entry. */
  attends(attendance: A): void {
    this.#situation = { ...this.#situation, attendance }
  }
  /** Tells everybody whom the table waits for. */
  announce(): void {
    const waiting = this.#place.waiting()
    for (const follower of this.followers) follower.attend(waiting)
  }

  /** Handles all queued acts and replies to each. */
  async #open(): Promise<void> {
    await this.#place.endOfTurn()
    const letters = this.#letters
    this.#letters = []
    try {
      await this.#returnToStored()
      const replies = await this.write(letters.map(({ act }) => act))
      for (const [i, { resolve }] of letters.entries()) resolve(replies[i] ?? broken)
    } catch (error) {
      this.#place.failed('a turn', error)
      for (const { reject } of letters) reject(error)
    }
  }

  /**
   * Decides, stores and tells a batch. Call it only within `inTurn`. If another process took the number, tries again; and
   * once if the storage failed, because only a second try tells whether the first was stored, or still will be.
   * `failure` is what to say if it fails once more.
   */
  async write(acts: readonly Act[], tries = TRIES, failure: Refused | null = null): Promise<readonly Reply[]> {
    const batch = new Batch(this.#match, this.#situation, this.#commands, this.#place)
    const replies: Reply[] = []
    this.#isAstray = true
    try {
      for (const act of acts) replies.push(batch.take(act, this.#place.now()))
    } catch (error) {
      this.#place.failed('the rules', error)
      await this.#reload()
      return acts.length === 1 ? [broken] : this.#oneByOne(acts)
    }
    const appended = batch.entries.length === 0 ? 'done' : await this.#append(batch)
    if (appended === 'taken') return tries > 1 ? this.write(acts, tries - 1, failure) : acts.map(() => broken)
    if (appended === 'failed' || appended === 'unsure') {
      const worst = appended === 'unsure' || failure === unsure ? unsure : broken
      const isReloaded = await this.#isReloaded()
      if (isReloaded && failure === null) return this.write(acts, tries, worst)
      return acts.map(act => this.#known(act) ?? worst)
    }
    if (appended !== 'done') return acts.map(() => appended)
    this.#isAstray = false
    this.#situation = batch.situation
    this.#commands.add(batch.commands)
    const { Telling } = this.#place.kernel
    if (batch.entries.length > 0) this.#tell(batch.entries.map(entry => new Telling(entry)))
    return replies
  }

  /** The storage may have failed after it had written: then the log knows the command. */
  #known({ command }: Act): Reply | null {
    const seq = command === null ? undefined : this.#commands.get(command)
    return seq === undefined ? null : { seq }
  }

  /** One of them makes the rules throw. The others must not suffer for it. */
  async #oneByOne(acts: readonly Act[]): Promise<readonly Reply[]> {
    const replies: Reply[] = []
    for (const act of acts) replies.push(...(await this.write([act])))
    return replies
  }

  async #append(batch: Batch<A>): Promise<'done' | 'taken' | 'failed' | 'unsure' | Refused> {
    try {
      const appended = await this.#place.append(batch)
      if (appended !== 'done') await this.#reload()
      return appended
    } catch (error) {
      this.#place.failed('the log', error)
      return error instanceof MaybeWritten ? 'unsure' : 'failed'
    }
  }

  /** Another process has written to the match. Followers are told. */
  catchUp(): Promise<void> {
    return this.inTurn(async () => {
      const { kernel, newer } = this.#place
      if (newer === undefined || kernel.follow === undefined) return this.#reload()
      const found = await newer(this.next)
      if (found === null) return
      const { attendance, lines } = found
      const entries = lines.map(({ line }) => kernel.entryIn(line))
      this.#isAstray = true
      for (const entry of entries) kernel.follow(this.#match, entry)
      this.#isAstray = false
      this.#situation = situationOf(kernel, this.#match, attendance)
      this.#commands.add(lines.flatMap(({ command, seq }) => (command === null ? [] : [[command, seq] as const])))
      this.#tell(entries.map(entry => new kernel.Telling(entry)))
    })
  }

  /** Storage is the truth. Followers are told what they have missed. */
  async #reload(): Promise<void> {
    const { match, attendance, commands } = await this.#place.load()
    this.#match = match
    const missed = await this.since(this.#told)
    this.#situation = situationOf(this.#place.kernel, match, attendance) // not before its entries can be told
    this.#commands = new Remembered(commands)
    this.#isAstray = false
    this.#tell(missed)
  }

  async #isReloaded(): Promise<boolean> {
    try {
      await this.#reload()
      return true
    } catch (error) {
      this.#place.failed('the log', error)
      return false
    }
  }

  /** If the storage failed, and then could not be read, either: nothing is decided on what is not stored. */
  async #returnToStored(): Promise<void> {
    if (this.#isAstray) await this.#reload()
  }

  #tell(tellings: readonly Telling[]): void {
    for (const telling of tellings) for (const follower of this.followers) follower.tell(telling)
    this.#told = tellings.at(-1)?.seq ?? this.#told
    this.announce()
    this.#place.told(tellings)
  }
}

/** Two seats may use the same id. */
const commandOf = (seat: Seat, id: string): string => `${seat} ${id}`
