import type { Entry, Match } from '#kernel/match'
import type { Seat } from '#kernel/seat'
import { type Attendance, deadlineOf } from '#server/matches/attendance'
import type { Pace } from '#server/matches/pace'
import { type Life, openBetween } from './house-process.ts'

/** A deadline that was overdue for this long while the house was open counts as missed. In milliseconds. */
export const MISSED = 4000

/**
 * Follows the deadlines of one match through its log: the rules' own clock and, while none runs, those of its seats.
 */
export class Deadlines {
  readonly #pace: Pace
  readonly #lives: readonly Life[]
  readonly #patience: number
  readonly #rung = new Set<string>()
  /** Whether a clock of the rules was running, and since when none is. */
  #wasRunning = false
  #quietSince = 0
  rules = 0
  seats = 0
  /** How many of both fell due while the house was down. */
  whileDown = 0
  missed = 0
  twice = 0
  early = 0
  /** The longest that one was overdue while the house was open. */
  slowest = 0

  constructor(pace: Pace, lives: readonly Life[], patience = MISSED) {
    this.#pace = pace
    this.#lives = lives
    this.#patience = patience
  }

  /** Called before an entry is applied: one by the clock, for a silent seat, or by somebody who spoke. */
  before(
    match: Match,
    attendance: Attendance,
    { at }: Entry,
    by: 'clock' | 'speech' | { readonly silent: Seat },
  ): void {
    const bell = bellOf(match)
    this.#waited(match, attendance, at)
    if (by === 'speech') return
    if (by === 'clock') {
      this.rules++
      this.#ring(`rules ${bell}`, bell, at)
    } else {
      this.seats++
      const asked = attendance.asked[by.silent]?.since
      const deadline = bell === null ? deadlineOf(attendance, this.#pace, by.silent) : null
      this.#ring(`seat ${by.silent} ${asked}`, deadline, at)
    }
  }

  after(match: Match): void {
    const isRunning = bellOf(match) !== null
    if (this.#wasRunning && !isRunning) this.#quietSince = match.at
    this.#wasRunning = isRunning
  }

  /** The log ends here; the house was closed at this moment. */
  end(match: Match, attendance: Attendance, closed: number): void {
    if (match.game.result(match.state) === null) this.#waited(match, attendance, closed)
  }

  #ring(name: string, due: number | null, at: number): void {
    if (this.#rung.has(name)) this.twice++
    else if (due === null || due > at) this.early++
    if (due !== null && openBetween(this.#lives, due, due + 1) === 0) this.whileDown++
    this.#rung.add(name)
  }

  #waited(match: Match, attendance: Attendance, until: number): void {
    const bell = bellOf(match)
    const times = bell === null ? match.seats.map(seat => deadlineOf(attendance, this.#pace, seat)) : [bell]
    const first = Math.min(...times.filter(time => time !== null))
    if (first >= until) return
    const stood = openBetween(this.#lives, bell === null ? Math.max(first, this.#quietSince) : first, until)
    this.slowest = Math.max(this.slowest, stood)
    if (stood > this.#patience) this.missed++
  }
}

const bellOf = ({ game, state }: Match): number | null => game.deadline?.(state) ?? null
