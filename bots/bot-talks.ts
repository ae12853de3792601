/** How long bots talk if nobody else does, in milliseconds; and how long they may still come round after that. */
const [TALK, GRACE] = [6000, 1000]
/** How long a bot pauses in such talks, and until it is asked again if it had nothing to say, in milliseconds. */
export const TALKING = { least: 150, most: 450, again: 200 }

/**
 * Talks against the clock of the rules in which only bots take part, such as a bargain. Nobody should have to wait for
 * them: bots pause less, and for them the time runs faster, so that they concede in seconds what takes them a minute
 * among people. The clock of the rules knows nothing of it.
 *
 * While an earlier deadline runs, such as the second in which a deal closes, their time stands still: that second is
 * as long for them as for people, and nobody takes back an agreement because time has flown.
 */
export class BotTalks {
  readonly #began: number
  readonly due: number
  /** How long the time stood still before, and since when it does so now; null if it runs. */
  readonly #stood: number
  readonly #standsSince: number | null

  /** `due` is when the rules' clock runs out. */
  constructor(began: number, due: number, stood = 0, standsSince: number | null = null) {
    this.#began = began
    this.due = due
    this.#stood = stood
    this.#standsSince = standsSince
  }

  /** What time bots believe it is. */
  at(now: number): number {
    const faster = Math.max(1, (this.due - this.#began) / TALK)
    return Math.round(this.#began + this.#passed(now) * faster)
  }

  /** Whether bots that still have nothing to say are taken at their silence. */
  isOver(now: number): boolean {
    return this.#standsSince === null && this.#passed(now) > TALK + GRACE
  }

  #passed(now: number): number {
    return (this.#standsSince ?? now) - this.#began - this.#stood
  }

  /** The same talks while there is an earlier deadline. */
  standing(now: number): BotTalks {
    return this.#standsSince === null ? new BotTalks(this.#began, this.due, this.#stood, now) : this
  }

  /** The same talks when there is none any more. */
  goingOn(now: number): BotTalks {
    const since = this.#standsSince
    return since === null ? this : new BotTalks(this.#began, this.due, this.#stood + now - since)
  }
}

/** The talks that go on now. `due` is null if there are none, or if somebody takes part who is not a bot. */
export function talksNow(before: BotTalks | null, due: number | null, now: number): BotTalks | null {
  if (due === null) return null
  if (before === null || due > before.due) return new BotTalks(now, due)
  return due < before.due ? before.standing(now) : before.goingOn(now)
}
