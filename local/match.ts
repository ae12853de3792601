import { type BotTalks, talksNow } from '#bots/bot-talks'
import { adviceProblem } from '#client/advice'
import type { Refused, Reply, Waiting } from '#client/messages'
import { broken, type Command, stale } from '#client/replies'
import { kernel } from '#editions/edition'
import { withAdvice } from '#engine/advice'
import type { Act, Batch, Situation } from '#engine/batch'
import { type Loaded, MatchEngine, type MatchHost } from '#engine/engine'
import { silence } from '#engine/silence'
import type { Playable } from '#games/boxed'
import { waits } from '#games/lesson'
import type { Asking } from '#kernel/asking'
import type { Dice } from '#kernel/chance'
import type { Given, Match } from '#kernel/match'
import { of, type Seat } from '#kernel/seat'
import { winnersOf } from '#kernel/winners'
import { adviceIn, attended, type LocalAttendance, loadedFrom } from './attendance.ts'
import { BotTimer } from './bot-timer.ts'
import { Bots } from './bots.ts'
import { MatchClock } from './clock.ts'
import type { Device, DeviceFollower } from './device.ts'
import { Keeping } from './keeping.ts'
import { adviceSitters, type SavedLine, type SavedMatch } from './saved-match.ts'
import type { Saving } from './saving.ts'

export interface DeviceServices {
  readonly saving: Saving
  /** Milliseconds since any fixed moment; and real time. */
  readonly real: () => number
  readonly wall: () => number
  readonly botDice: Dice
  /** At least 0 and less than 1, for the pauses of bots: independent of what they hold. */
  readonly chance: () => number
  /**
   * In a lesson: what a seat answers by itself, whoever sits there, or that it waits; null if neither. No clock runs
   * while the learner thinks.
   */
  readonly script?: (match: Match, seat: Seat) => Given | typeof waits | null
}

/** How often to check the clock, and to store the time while an hourglass runs, in milliseconds. */
const BEAT = 250
const KEEP = 1000

const elsewhere: Refused = { code: 'elsewhere', rule: null, expected: 'whoever plays this match now' }

/** A match on this device: with its own clock, its bots in the same thread, and the person who holds the device. */
export class LocalMatch {
  readonly played: Playable
  #kept: SavedMatch
  readonly #lines: SavedLine[]
  readonly #engine: MatchEngine<LocalAttendance, DeviceFollower>
  readonly #clock: MatchClock
  readonly #keeping: Keeping
  readonly #bots: Bots
  readonly #minding: BotTimer
  readonly #around: DeviceServices
  #timer: ReturnType<typeof setTimeout> | null = null
  #isClosed = false
  #keptAt = 0
  #thoughts = 0
  /** What only bots take part in, while it lasts. */
  #talks: BotTalks | null = null
  /** When the open window for sealed answers closes. */
  #sealedUntil: number | null = null

  constructor(
    played: Playable,
    kept: SavedMatch,
    lines: readonly SavedLine[],
    written: number,
    around: DeviceServices,
  ) {
    this.played = played
    this.#kept = kept
    this.#lines = [...lines]
    this.#around = around
    this.#engine = new MatchEngine(this.#loaded(), this.#place)
    this.#clock = new MatchClock(Math.max(kept.at, this.#match.at), around.real)
    this.#keeping = new Keeping(around.saving, written)
    this.#bots = new Bots(played, kept.header.options, kept.sitters, around.botDice)
    this.#minding = new BotTimer(kept.pause, around.chance, seat => this.#think(seat))
    for (const { line } of lines) this.#bots.hear(new kernel.Telling(kernel.entryIn(line)))
  }

  get #place(): MatchHost<LocalAttendance> {
    return {
      kernel,
      now: () => this.#clock.now,
      endOfTurn: async () => {},
      attended,
      append: batch => this.#append(batch),
      load: async () => ({ ...this.#loaded(), attendance: this.#engine.attendance }),
      lines: async (from, most) => this.#lines.slice(from, most && from + most).map(({ line }) => line),
      waiting: () => this.#waiting,
      told: tellings => {
        if (this.#isClosed) return
        for (const telling of tellings) this.#bots.hear(telling)
        this.#minding.turned()
        this.#goOn()
      },
      failed: () => {}, // the caller gets the error
    }
  }

  get kept(): SavedMatch {
    return this.#kept
  }
  get lines(): readonly SavedLine[] {
    return this.#lines
  }
  get #match(): Match {
    return this.#engine.match
  }
  get #asking(): Asking {
    return this.#engine.situation.asking
  }
  /** Always the same: nothing is restored here, and an imported file becomes a new match. */
  get epoch(): string {
    return this.#kept.id
  }
  /** The number of the next entry. */
  get next(): number {
    return this.#engine.next
  }
  /** Whether it was closed. It must be opened again to be used. */
  get isClosed(): boolean {
    return this.#isClosed
  }
  get isOver(): boolean {
    return this.#engine.isOver
  }
  get #deadline(): number | null {
    return this.isOver ? null : (this.#match.game.deadline?.(this.#match.state) ?? null)
  }
  /** Whether the match may go on: somebody holds the device and looks at it. */
  get #isPlayed(): boolean {
    return !this.#isClosed && !this.isOver && [...this.#engine.followers].some(it => !it.isResting)
  }
  #isBot(seat: Seat): boolean {
    return of(this.#kept.sitters, seat).bot !== null
  }
  #isAsked(seat: Seat): boolean {
    return of(this.#asking.names, seat) !== null
  }
  #since(seat: Seat): number {
    return this.#engine.attendance.asked[seat]?.since ?? -1
  }
  get device(): Device {
    const asked = this.isOver ? [] : this.#match.seats.filter(seat => !this.#isBot(seat) && this.#isAsked(seat))
    const { now: at, runs } = this.#clock
    const since = Math.max(-1, ...asked.map(seat => this.#since(seat)))
    const [{ isSealed }, { trouble }] = [this.#asking, this.#keeping]
    return { asked, since, isSealed, isOver: this.isOver, at, runs, trouble }
  }
  get #waiting(): Waiting {
    const { seats } = this.#match
    const { told } = this.#engine.attendance.advice
    return {
      since: this.#asking.isSealed ? null : this.#engine.attendance.asked.map(it => it?.at ?? null),
      until: null,
      minded: seats.map(() => null),
      present: seats.map(() => true),
      ...(told.length > 0 && { advised: told }),
    }
  }

  /** Sends all entries after `have`, then new ones as they come. */
  follow(follower: DeviceFollower, have: number): Promise<void> {
    return this.#engine.inTurn(async () => {
      for (const telling of await this.#engine.since(have)) follower.tell(telling)
      this.#engine.followers.add(follower)
      follower.attend(this.#waiting)
      this.#goOn()
    })
  }
  async unfollow(follower: DeviceFollower): Promise<void> {
    if (this.#engine.followers.delete(follower)) await this.looked()
  }
  /** Somebody looks away, or looks again. */
  looked(): Promise<void> {
    return this.#engine.inTurn(async () => {
      const { runs } = this.#clock
      this.#goOn()
      if (runs && !this.#clock.runs) await this.#keep()
    })
  }

  async answer(seat: Seat, command: Command, thought?: string): Promise<Reply> {
    return this.#isClosed ? broken : this.#engine.answer(seat, command, 'person', thought)
  }

  /** A seat asks for advice about what it is asked. The page works it out, from what that seat was told. */
  advise(seat: Seat, asked: number): Promise<Reply> {
    return this.#engine.inTurn(async () => {
      if (this.#isClosed) return broken
      const { attendance } = this.#engine
      const [since, isAsked] = [this.#since(seat), this.#isAsked(seat)]
      const problem = adviceProblem({ sitters: adviceSitters(this.#kept), isOver: this.isOver, isAsked })
      if (problem !== null) return problem
      if (asked < since) return stale(asked, since)
      const after = this.next - 1
      const advice = withAdvice(attendance.advice, seat, { after, since, isSealed: this.#asking.isSealed })
      this.#engine.attends({ ...attendance, advice })
      if (advice !== attendance.advice && !(await this.#keep())) {
        this.lose()
        return elsewhere
      }
      this.#engine.announce()
      return { seq: after }
    })
  }

  /** Nobody at the device wants to react: everybody who had a question at this entry is silent. */
  passAll(have: number): Promise<void> {
    return this.#engine.inTurn(async () => {
      if (!this.#asking.isSealed) return
      for (const seat of this.device.asked)
        if (this.#since(seat) <= have)
          await this.#act(seat, (match, at) => kernel.submit(match, seat, silence(match, seat), at))
    })
  }

  /** Stores the current time and closes the match. */
  async close(): Promise<void> {
    if (this.#isClosed) return
    await this.#engine.inTurn(() => this.#keep())
    this.#letGo()
  }

  /** It is played in another tab: stops writing. */
  lose(): void {
    if (this.#isClosed) return
    this.#letGo()
    for (const follower of this.#engine.followers) follower.lose()
  }

  #letGo(): void {
    this.#isClosed = true
    this.#clock.stop()
    this.#minding.stop()
    if (this.#timer !== null) clearTimeout(this.#timer)
  }

  /** Does something without a command, on behalf of the seat whose turn it is. */
  async #act(by: Seat | null, decide: Act['decide']): Promise<void> {
    await this.#engine.write([{ by, command: null, had: null, ranOut: false, decide }])
  }

  async #append({ written, situation }: Batch<LocalAttendance>): Promise<'done' | Refused> {
    if (this.#isClosed) return broken
    const before = this.#lines.length
    this.#lines.push(...written.map(({ seq: _, ...line }) => line))
    if (await this.#keep(situation)) return 'done'
    this.#lines.length = before
    this.lose()
    return elsewhere
  }

  async #keep({ result, attendance }: Situation<LocalAttendance> = this.#engine.situation): Promise<boolean> {
    if (this.#isClosed) return true
    const { now: at } = this.#clock
    const end = result === null ? { over: false } : { over: true, winners: winnersOf(result) }
    this.#kept = {
      ...this.#kept,
      at,
      changed: this.#around.wall(),
      next: this.#lines.length,
      ...end,
      ...adviceIn(attendance),
    }
    this.#keptAt = at
    return this.#keeping.write(this.#kept, this.#lines)
  }

  /** Call after any change: starts or stops time and bots, and tells whoever holds the device. */
  #goOn(): void {
    const isPlayed = this.#isPlayed
    if (isPlayed && !this.#isHandedAround && !this.#isLearning) this.#clock.run()
    else this.#clock.stop()
    this.#leap()
    const acts = (seat: Seat): boolean => this.#isBot(seat) || (this.#scripted(seat) ?? waits) !== waits
    const bots = isPlayed ? this.#match.seats.filter(seat => this.#isAsked(seat) && acts(seat)) : []
    this.#talks = talksNow(this.#talks, this.#botsTalkUntil, this.#clock.now)
    const isHurried = this.#talks !== null
    this.#minding.ask(
      bots.map(seat => ({ seat, since: this.#since(seat), isTalking: this.#isTalking(seat), isHurried })),
    )
    this.#beatAgain()
    this.#heed()
  }

  /** Whether the last speaker has the same question again while others have one too, as in a bargain. */
  #isTalking(seat: Seat): boolean {
    const { game, state } = this.#match
    return this.#engine.attendance.talking === seat && game.choice(state, seat)?.ask.kind === 'menu'
  }

  /** The rules' deadline if several have a question, all of them bots, and answer openly; otherwise null. */
  get #botsTalkUntil(): number | null {
    const asked = this.#match.seats.filter(seat => this.#isAsked(seat))
    return asked.length > 1 && asked.every(seat => this.#isBot(seat)) && !this.#asking.isSealed ? this.#deadline : null
  }

  /** People give sealed answers one after another, each in their own time, so the clock waits for them. */
  get #isHandedAround(): boolean {
    const people = this.#match.seats.filter(seat => !this.#isBot(seat))
    return this.#asking.isSealed && people.length > 1 && people.some(seat => this.#isAsked(seat))
  }

  #scripted(seat: Seat): Given | typeof waits | null {
    return this.#around.script?.(this.#match, seat) ?? null
  }
  /** Somebody who learns takes all the time there is. */
  get #isLearning(): boolean {
    return this.#around.script !== undefined && this.device.asked.some(seat => this.#scripted(seat) === null)
  }

  /** When all sealed answers are in, nobody needs the rest of the window: it closes at once. */
  #leap(): void {
    const deadline = this.#deadline
    if (this.#asking.isSealed) this.#sealedUntil = deadline
    const isDone = deadline !== null && deadline === this.#sealedUntil && this.#asking.names.every(it => it === null)
    if (isDone && this.#isPlayed) this.#clock.leapTo(deadline)
  }

  #heed(): void {
    const { device } = this
    for (const follower of this.#engine.followers) follower.heed(device)
  }

  #beatAgain(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    if (!this.#clock.runs) return
    const left = (this.#deadline ?? Number.POSITIVE_INFINITY) - this.#clock.now
    this.#timer = setTimeout(() => void this.#engine.inTurn(() => this.#beat()), Math.max(0, Math.min(BEAT, left)))
  }

  async #beat(): Promise<void> {
    if (this.#isClosed) return
    const hasSlept = this.#clock.beat()
    const [deadline, { now }] = [this.#deadline, this.#clock]
    if (deadline !== null && deadline <= now) await this.#act(null, kernel.expire)
    else if (deadline !== null && now - this.#keptAt > KEEP && !(await this.#keep())) return this.lose()
    if (hasSlept) this.#heed()
    this.#beatAgain()
  }

  /**
   * Whether a bot had an answer. If nobody has one and no clock runs, the bot gives the idle answer. It answers the
   * same way everybody else does.
   */
  async #think(seat: Seat): Promise<boolean> {
    if (!this.#isPlayed || !this.#isAsked(seat)) return true
    const [asked, now] = [this.#since(seat), this.#clock.now]
    const isOver = this.#talks?.isOver(now) === true
    const scripted = this.#scripted(seat)
    if (scripted === waits) return false
    const thought = scripted === null ? this.#bots.think(seat, this.#talks?.at(now) ?? now) : null
    const given = scripted ?? thought ?? (isOver || this.#isStuck(seat) ? silence(this.#match, seat) : null)
    if (given === null) return false
    const { name, answer } = given
    const command = { id: `bot ${asked} ${this.#thoughts++}`, asked, name, answer }
    return 'seq' in (await this.answer(seat, command, thought?.noted))
  }

  #isStuck(seat: Seat): boolean {
    const others = this.#match.seats.filter(each => each !== seat && this.#isAsked(each))
    return this.#deadline === null && others.every(each => this.#minding.isQuiet(each))
  }

  /** The match as stored. */
  #loaded(): Loaded<LocalAttendance> {
    return loadedFrom(this.played, this.#kept, this.#lines)
  }
}
