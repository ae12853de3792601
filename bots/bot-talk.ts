/** How long bots talk if nobody else does, in milliseconds; and how long they may still come round after that. */
const [TALK, GRACE] = [6000, 1000]
/** How long a bot pauses in such a talk, and until it is asked again if it had nothing to say, in milliseconds. */
export const TALKING = { least: 150, most: 450, again: 200 }

/**
 * A talk against the clock of the rules in which only bots take part, such as a bargain. Nobody should have to wait for
 * it: they pause less, and for them the time runs faster, so that they concede in seconds what takes them a minute
 * among people. The clock of the rules and the log know nothing of it.
 */
export class BotTalk {
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

/** The talk that goes on now. `due` is null if there is none, or if somebody takes part who is not a bot. */
export const talkNow = (before: BotTalk | null, due: number | null, now: number): BotTalk | null =>
  due === null ? null : (before ?? new BotTalk(now, due))
