import { thinking } from '#kernel/bot'
import type { Dice } from '#kernel/chance'
import type { Match } from '#kernel/match'
import type { Seat } from '#kernel/seat'

/** How long a bot thinks while a clock runs, in milliseconds: from 1 to 4 seconds. */
const [QUICK, SLOW] = [1000, 4000]
/** With more time than this, bots think longer in proportion. */
const HURRIED = 60_000

/**
 * Simulated time. It stops while no clock of the rules runs. While one runs, every seat with a question takes a moment
 * before it speaks, and the clock acts when its time has come. So a minute on the hourglass is a full minute of the
 * match but takes no real time.
 */
export class SimulatedTime {
  #now: number
  readonly #ready: (number | null)[] = []
  readonly #dice: Dice

  constructor(dice: Dice, start = 0) {
    this.#dice = dice
    this.#now = start
  }

  get now(): number {
    return this.#now
  }

  /** Who speaks next; null if no clock runs and everybody with a question may speak at once. */
  next(match: Match): Seat | 'clock' | null {
    const { game, state } = match
    const due = game.deadline?.(state) ?? null
    if (due === null) {
      this.#ready.length = 0
      return null
    }
    let [first, earliest] = ['clock' as Seat | 'clock', due]
    for (const seat of match.seats) {
      if (game.choice(state, seat) === null) {
        this.#ready[seat] = null
        continue
      }
      const ready = this.#ready[seat] ?? this.#moment(match, seat, due)
      this.#ready[seat] = ready
      if (ready < earliest) [first, earliest] = [seat, ready]
    }
    this.#now = Math.max(this.#now, earliest)
    return first
  }

  /** While no clock runs, simulated time may follow another clock. */
  catchUp(time: number): void {
    this.#now = Math.max(this.#now, time)
  }

  /** This seat has spoken, or has nothing to say yet: it takes another moment. */
  spoke(seat: Seat): void {
    this.#ready[seat] = null
  }

  #moment(match: Match, seat: Seat, due: number): number {
    const left = Math.max(0, due - this.#now)
    const thought = QUICK + thinking(this.#dice, match, seat).below(SLOW - QUICK)
    return this.#now + Math.round(left > HURRIED ? (thought * left) / HURRIED : thought)
  }
}
