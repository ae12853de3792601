import { thinking } from '#kernel/bot'
import type { Dice } from '#kernel/chance'
import type { Match } from '#kernel/match'
import type { Seat } from '#kernel/seat'

/** How long a thought takes while a clock runs, in milliseconds: from 1 to 4 seconds. */
const [QUICK, SLOW] = [1000, 4000]
/** With more time than this, thoughts take longer in proportion. */
const HURRIED = 60_000

/**
 * Played time: it stands still while no clock of the rules runs. While one does, everybody asked takes a moment before they
 * speak, and the clock speaks when its time has come. So a minute of sand is a minute long, and takes no time at all.
 */
export class Pace {
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

  /** Who speaks next; null if no clock runs, and whoever is asked may speak at once. */
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

  /** Where no clock runs, played time may follow another. */
  catchUp(time: number): void {
    this.#now = Math.max(this.#now, time)
  }

  /** This seat has spoken, or has nothing to say yet: it will take another moment. */
  spoke(seat: Seat): void {
    this.#ready[seat] = null
  }

  #moment(match: Match, seat: Seat, due: number): number {
    const left = Math.max(0, due - this.#now)
    const thought = QUICK + thinking(this.#dice, match, seat).below(SLOW - QUICK)
    return this.#now + Math.round(left > HURRIED ? (thought * left) / HURRIED : thought)
  }
}
