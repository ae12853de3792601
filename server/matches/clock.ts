import type { Edition } from '#editions/edition'
import type { Act } from '#engine/batch'
import type { MatchEngine } from '#engine/engine'
import { silence } from '#engine/silence'
import type { Match } from '#kernel/match'
import type { Seat } from '#kernel/seat'
import type { StoredMatch } from '../storage/port.ts'
import { byItself } from './appending.ts'
import { type Attendance, deadlineOf, isAbandoned } from './attendance.ts'
import { dueOf } from './due.ts'

const DAY = 86_400_000
const tooEarly = { refused: 'too early', rule: null, expected: 'a seat whose time has run out' } as const

interface ClockParams {
  readonly engine: MatchEngine<Attendance>
  readonly edition: Edition
  readonly kept: StoredMatch
  readonly now: () => number
  /** How much later than others it rings, in milliseconds. */
  readonly patience: number
  readonly ring: () => void
}

/** Rings when something in a match is due, and does it. */
export class Clock {
  readonly #params: ClockParams
  #timer: NodeJS.Timeout | null = null

  constructor(params: ClockParams) {
    this.#params = params
  }

  /** When something is due; null if nothing is. */
  get due(): number | null {
    const { engine, kept } = this.#params
    return dueOf(engine.match, kept, engine.attendance)
  }

  /** When this seat's time runs out; null if it has as much as it likes. */
  deadlineOf(seat: Seat): number | null {
    const { engine, kept } = this.#params
    return isAbandoned(kept.sitters, engine.attendance) ? null : deadlineOf(engine.attendance, kept.pace, seat)
  }

  /**
   * Rings when something is due, but not within `least` milliseconds. Otherwise something that is due but cannot be done, such
   * as a bot that waits, would be due again at once.
   */
  set(least = 0): void {
    this.stop()
    const { due } = this
    const { now, patience, ring } = this.#params
    if (due !== null) this.#timer = setTimeout(ring, Math.min(DAY, patience + Math.max(least, due - now())))
  }
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  /** Writes what is due: the rules' own clock first, else the idle answers of seats whose time has run out. */
  async run(): Promise<void> {
    const { engine, edition, now } = this.#params
    const { game, state, seats } = engine.match
    const time = now()
    const bell = game.deadline?.(state) ?? null
    if (bell === null) for (const seat of seats) await this.#silence(seat, time)
    else if (bell <= time) await engine.write([byItself(null, false, edition.kernel.expire)])
  }

  async #silence(seat: Seat, now: number): Promise<void> {
    const { engine, edition } = this.#params
    const deadline = this.deadlineOf(seat)
    if (deadline === null || deadline > now) return
    // If another node was faster, the seat may have been given more time, or a clock of the rules may run.
    const decide: Act['decide'] = (match, at) =>
      this.#isOverdue(match, seat, at) ? edition.kernel.submit(match, seat, silence(match, seat), at) : tooEarly
    // Or its entry may ask the seat something new, and that is not overdue.
    await engine.write([{ ...byItself(seat, true, decide), had: engine.next - 1 }])
  }
  #isOverdue({ game, state }: Match, seat: Seat, at: number): boolean {
    const deadline = (game.deadline?.(state) ?? null) === null ? this.deadlineOf(seat) : null
    return deadline !== null && deadline <= at
  }
}
