/** How long bots talk if nobody else does, in milliseconds; and how long they may still come round after that. */
const [TALK, GRACE] = [6000, 1000]
/** How long a bot pauses in such talks, and until it is asked again if it had nothing to say, in milliseconds. */
export const TALKING = { least: 150, most: 450, again: 200 }

/**
 * Talks against the clock of the rules in which only bots take part, such as a bargain. Nobody should have to wait for
 * them: bots pause less, and for them the time runs faster, so that they concede in seconds what takes them a minute
 * among people. The clock of the rules and the log know nothing of it.
 */
export class BotTalks {
  readonly #began: number
  readonly #due: number

  /** `due` is when the rules' clock runs out. */
  constructor(began: number, due: number) {
    this.#began = began
    this.#due = due
  }

  /** What time bots believe it is. */
  at(now: number): number {
    const faster = Math.max(1, (this.#due - this.#began) / TALK)
    return Math.round(this.#began + (now - this.#began) * faster)
  }

  /** Whether bots that still have nothing to say are taken at their silence. */
  isOver(now: number): boolean {
    return now - this.#began > TALK + GRACE
  }
}

/** The talks that go on now. `due` is null if there are none, or if somebody takes part who is not a bot. */
export const talksNow = (before: BotTalks | null, due: number | null, now: number): BotTalks | null =>
  due === null ? null : (before ?? new BotTalks(now, due))
