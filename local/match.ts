import type { Reply, Waiting } from '#client/messages'
import { broken, type Command, refusedBy, stale } from '#client/replies'
import { type Asking, anewIn, askingOf } from '#kernel/asking'
import type { Dice } from '#kernel/chance'
import { entryIn, lineOf } from '#kernel/file'
import { type Entry, expire, isRefusal, type Match, type Refusal, submit } from '#kernel/match'
import { of, type Seat, type Viewer } from '#kernel/seat'
import { diceOf } from '#kernel/seed'
import { fold } from '#kernel/snapshot'
import { Telling } from '#kernel/telling'
import { Bots } from './bots.ts'
import { MatchClock } from './clock.ts'
import { Keeping, type Trouble } from './keeping.ts'
import type { KeptMatch, Written } from './kept.ts'
import { Minding } from './minding.ts'
import type { Saving } from './saving.ts'
import type { Played } from './shelf.ts'

/** Somebody who looks at a match: the one who has the device in hand. */
export interface Follower {
  readonly viewer: Viewer
  /** Looks away: nothing goes on without them. */
  readonly isResting: boolean
  tell(telling: Telling): void
  attend(waiting: Waiting): void
  /** How the device is to be used: whom it waits for, what time it is, and what is wrong with keeping. */
  heed(device: Device): void
  /** It is played elsewhere by now. */
  lose(): void
}

export interface Device {
  /** The people who are to act now, all of them. */
  readonly asked: readonly Seat[]
  /** After which entry the last of them was asked. */
  readonly since: number
  /** Whether what they answer is sealed, as in a window for all. */
  readonly isSealed: boolean
  readonly isOver: boolean
  readonly at: number
  readonly runs: boolean
  readonly trouble: Trouble | null
}

export interface Around {
  readonly saving: Saving
  /** Milliseconds, from whenever on; and the time on the wall. */
  readonly real: () => number
  readonly wall: () => number
  readonly botDice: Dice
}

/** So often the clock is looked at, and what time it is is kept while sand runs, in milliseconds. */
const BEAT = 250
const KEEP = 1000

/** A match on this device: whatever is done to it is done one after another, written down, and only then told. */
export class LocalMatch {
  readonly played: Played
  #kept: KeptMatch
  #match: Match
  #asking: Asking
  /** After which entry each was asked what it is asked now. */
  #since: readonly number[]
  #lines: readonly Written[]
  readonly #commands: Map<string, number>
  readonly #followers = new Set<Follower>()
  readonly #clock: MatchClock
  readonly #keeping: Keeping
  readonly #bots: Bots
  readonly #minding: Minding
  readonly #around: Around
  #queue: Promise<unknown> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | null = null
  #isClosed = false
  #keptAt = 0
  /** Who has just spoken, and may speak on among others. */
  #talking: Seat | null = null
  /** When the window that is open for sealed answers closes. */
  #sealedUntil: number | null = null

  constructor(played: Played, kept: KeptMatch, lines: readonly Written[], written: number, around: Around) {
    this.played = played
    this.#kept = kept
    this.#lines = lines
    this.#around = around
    this.#match = this.#folded()
    this.#asking = askingOf(this.#match)
    this.#since = this.#match.seats.map(() => lines.length - 1)
    this.#commands = new Map(lines.flatMap(({ command }, seq) => (command === null ? [] : [[command, seq]])))
    this.#clock = new MatchClock(Math.max(kept.at, this.#match.at), around.real)
    this.#keeping = new Keeping(around.saving, written)
    this.#bots = new Bots(played, kept.header.options, kept.sitters, around.botDice)
    this.#minding = new Minding(kept.pause, seat => this.#think(seat))
    for (const { line } of lines) this.#bots.hear(new Telling(entryIn(line)))
  }

  get kept(): KeptMatch {
    return this.#kept
  }
  get lines(): readonly Written[] {
    return this.#lines
  }
  /** Nothing is put back here: one that is brought from a file is another match. */
  get epoch(): string {
    return this.#kept.id
  }
  /** The number of the next entry. */
  get next(): number {
    return this.#lines.length
  }
  /** Whether it has been let go: whoever wants it takes it up again. */
  get isClosed(): boolean {
    return this.#isClosed
  }
  get isOver(): boolean {
    return this.#match.game.result(this.#match.state) !== null
  }
  get #deadline(): number | null {
    return this.isOver ? null : (this.#match.game.deadline?.(this.#match.state) ?? null)
  }
  /** Whether anything may go on: somebody has the device in hand and looks at it. */
  get #isPlayed(): boolean {
    return !this.#isClosed && !this.isOver && [...this.#followers].some(it => !it.isResting)
  }
  #isBot(seat: Seat): boolean {
    return of(this.#kept.sitters, seat).bot !== null
  }
  #isAsked(seat: Seat): boolean {
    return of(this.#asking.names, seat) !== null
  }
  get device(): Device {
    const asked = this.isOver ? [] : this.#match.seats.filter(seat => !this.#isBot(seat) && this.#isAsked(seat))
    const { now: at, runs } = this.#clock
    const since = Math.max(-1, ...asked.map(seat => of(this.#since, seat)))
    const [{ isSealed }, { trouble }] = [this.#asking, this.#keeping]
    return { asked, since, isSealed, isOver: this.isOver, at, runs, trouble }
  }
  get #waiting(): Waiting {
    const { seats, at } = this.#match
    return {
      since: this.#asking.isSealed ? null : seats.map(seat => (this.#isAsked(seat) ? at : null)),
      until: null,
      minded: seats.map(() => null),
      present: seats.map(() => true),
    }
  }

  /** Tells all from this number on, then whatever comes. */
  follow(follower: Follower, have: number): Promise<void> {
    return this.#inTurn(async () => {
      for (const { line } of this.#lines.slice(have + 1)) follower.tell(new Telling(entryIn(line)))
      this.#followers.add(follower)
      follower.attend(this.#waiting)
      this.#goOn()
    })
  }
  async unfollow(follower: Follower): Promise<void> {
    if (this.#followers.delete(follower)) await this.looked()
  }
  /** Somebody has looked away, or looks again. */
  looked(): Promise<void> {
    return this.#inTurn(async () => {
      const { runs } = this.#clock
      this.#goOn()
      if (runs && !this.#clock.runs) await this.#keep()
    })
  }

  answer(seat: Seat, { id, asked, name, answer }: Command): Promise<Reply> {
    return this.#inTurn(async () => {
      const command = `${seat} ${id}`
      const known = this.#commands.get(command)
      if (known !== undefined) return { seq: known }
      const since = of(this.#since, seat)
      if (asked < since) return stale(asked, since)
      return this.#write(seat, command, at => submit(this.#match, seat, { name, answer }, at))
    })
  }

  /** Nobody around the device wants to step in: all who were asked by this entry are silent. */
  passAll(have: number): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#asking.isSealed) return
      for (const seat of this.device.asked) {
        const given = of(this.#since, seat) > have ? null : this.#silence(seat)
        if (given !== null) await this.#write(seat, null, at => submit(this.#match, seat, given, at))
      }
    })
  }

  /** Writes down how far it is, and lets go. */
  async close(): Promise<void> {
    if (this.#isClosed) return
    await this.#inTurn(() => this.#keep())
    this.#letGo()
  }

  /** Somebody plays it elsewhere: nothing is written any more. */
  lose(): void {
    if (this.#isClosed) return
    this.#letGo()
    for (const follower of this.#followers) follower.lose()
  }

  #letGo(): void {
    this.#isClosed = true
    this.#clock.stop()
    this.#minding.stop()
    if (this.#timer !== null) clearTimeout(this.#timer)
  }

  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(job)
    this.#queue = done.catch(() => {})
    return done
  }

  /** Decides, writes down, and tells. */
  async #write(by: Seat | null, command: string | null, decide: (at: number) => Entry | Refusal): Promise<Reply> {
    if (this.#isClosed) return broken
    let entry: Entry | Refusal
    try {
      entry = decide(this.#clock.now)
    } catch {
      this.#match = this.#folded() // the rules' own code failed, and nothing was written
      return broken
    }
    if (isRefusal(entry)) return refusedBy(entry)
    const { seq } = entry
    const lines = [...this.#lines, { line: lineOf(entry), command }]
    const before = this.#asking
    this.#lines = lines
    this.#asking = askingOf(this.#match)
    const anew = anewIn(before, this.#asking, by)
    this.#since = this.#since.map((since, seat) => (seat === by || anew[seat] === true ? seq : since))
    this.#talking = by !== null && this.#mayTalkOn(by, before) ? by : null
    if (command !== null) this.#commands.set(command, seq)
    if (!(await this.#keep())) {
      this.lose()
      return { code: 'elsewhere', rule: null, expected: 'whoever plays this match now' }
    }
    const telling = new Telling(entry)
    this.#bots.hear(telling)
    for (const follower of this.#followers) {
      follower.tell(telling)
      follower.attend(this.#waiting)
    }
    this.#minding.turned()
    this.#goOn()
    return { seq }
  }

  async #keep(): Promise<boolean> {
    if (this.#isClosed) return true
    const { now: at } = this.#clock
    this.#kept = {
      ...this.#kept,
      at,
      changed: this.#around.wall(),
      next: this.#lines.length,
      over: this.isOver,
    }
    this.#keptAt = at
    return this.#keeping.write(this.#kept, this.#lines)
  }

  /** Whatever has changed: time runs or stands still, bots think or rest, and who has the device is told. */
  #goOn(): void {
    const isPlayed = this.#isPlayed
    if (isPlayed && !this.#isHandedAround) this.#clock.run()
    else this.#clock.stop()
    this.#leap()
    const bots = isPlayed ? this.#match.seats.filter(seat => this.#isBot(seat) && this.#isAsked(seat)) : []
    this.#minding.ask(bots.map(seat => ({ seat, since: of(this.#since, seat), isTalking: this.#talking === seat })))
    this.#beatAgain()
    this.#heed()
  }

  /** Whether who has just spoken is asked the same again while others are asked too, as in a bargain. */
  #mayTalkOn(by: Seat, before: Asking): boolean {
    const { names } = this.#asking
    const isAskedAgain = names[by] != null && names[by] === before.names[by]
    const { game, state } = this.#match
    return isAskedAgain && names.filter(it => it !== null).length > 1 && game.choice(state, by)?.ask.kind === 'menu'
  }

  /** Sealed answers of several people are given one after another, each in their own time: the sand waits for them. */
  get #isHandedAround(): boolean {
    const people = this.#match.seats.filter(seat => !this.#isBot(seat))
    return this.#asking.isSealed && people.length > 1 && people.some(seat => this.#isAsked(seat))
  }

  /** When all have given their sealed answer the rest of the window is nobody's: it closes at once. */
  #leap(): void {
    const deadline = this.#deadline
    if (this.#asking.isSealed) this.#sealedUntil = deadline
    const isDone = deadline !== null && deadline === this.#sealedUntil && this.#asking.names.every(it => it === null)
    if (isDone && this.#isPlayed) this.#clock.leapTo(deadline)
  }

  #heed(): void {
    const { device } = this
    for (const follower of this.#followers) follower.heed(device)
  }

  #beatAgain(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    if (!this.#clock.runs) return
    const left = (this.#deadline ?? Number.POSITIVE_INFINITY) - this.#clock.now
    this.#timer = setTimeout(() => void this.#inTurn(() => this.#beat()), Math.max(0, Math.min(BEAT, left)))
  }

  async #beat(): Promise<void> {
    if (this.#isClosed) return
    const hasSlept = this.#clock.beat()
    const [deadline, { now }] = [this.#deadline, this.#clock]
    if (deadline !== null && deadline <= now) await this.#write(null, null, at => expire(this.#match, at))
    else if (deadline !== null && now - this.#keptAt > KEEP && !(await this.#keep())) return this.lose()
    if (hasSlept) this.#heed()
    this.#beatAgain()
  }

  /** Whether a bot had anything to say; where nobody has, and no clock runs, silence speaks for it. */
  async #think(seat: Seat): Promise<boolean> {
    return this.#inTurn(async () => {
      if (!this.#isPlayed || !this.#isAsked(seat)) return true
      const given = this.#bots.think(seat, this.#clock.now) ?? (this.#isStuck(seat) ? this.#silence(seat) : null)
      if (given === null) return false
      return 'seq' in (await this.#write(seat, null, at => submit(this.#match, seat, given, at)))
    })
  }

  #isStuck(seat: Seat): boolean {
    const others = this.#match.seats.filter(each => each !== seat && this.#isAsked(each))
    return this.#deadline === null && others.every(each => this.#minding.isQuiet(each))
  }
  #silence(seat: Seat): { readonly name: string; readonly answer: unknown } | null {
    const question = this.#match.game.choice(this.#match.state, seat)
    return question === null ? null : { name: question.name, answer: question.ask.idle }
  }

  #folded(): Match {
    const { header, seed } = this.#kept
    const terms = { seats: header.names.length, options: header.options, dice: diceOf(seed, header.words) }
    return fold(
      this.played.game,
      terms,
      this.#lines.map(({ line }) => entryIn(line)),
    )
  }
}
