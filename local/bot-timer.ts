import { TALKING } from '#bots/bot-talks'
import type { Seat } from '#kernel/seat'

/** How long until a bot that had no answer yet is asked again, in milliseconds. Sooner if bots answer at once. */
const AGAIN = 1000
const SOON = 100
/** After speaking, somebody who may speak again lets the others have a word for at least this long, in milliseconds. */
const BREATH = 600

/** A bot with a question: the entry after which it was asked, and whether it has just spoken among others. */
export interface AskedBot {
  readonly seat: Seat
  readonly since: number
  readonly isTalking: boolean
  /** Only bots talk, and somebody waits for them. */
  readonly isHurried: boolean
}

/** Schedules bots: asks them after a pause, and again if they preferred to wait. */
export class BotTimer {
  readonly #pause: number
  readonly #chance: () => number
  /** Lets a bot answer; false if it has no answer yet. */
  readonly #think: (seat: Seat) => Promise<boolean>
  /** By seat: the entry after which its current question was asked. */
  readonly #asked = new Map<Seat, { readonly since: number; readonly timer: ReturnType<typeof setTimeout> }>()
  #isHurried = false
  /** Seats that have had nothing to say since the table last changed. */
  readonly #quiet = new Set<Seat>()

  constructor(pause: number, chance: () => number, think: (seat: Seat) => Promise<boolean>) {
    this.#pause = pause
    this.#chance = chance
    this.#think = think
  }

  /** Exactly these bots have a question. */
  ask(bots: readonly AskedBot[]): void {
    for (const [seat, { since, timer }] of this.#asked) {
      if (bots.some(bot => bot.seat === seat && bot.since === since)) continue
      clearTimeout(timer)
      this.#asked.delete(seat)
    }
    this.#isHurried = bots.some(({ isHurried }) => isHurried)
    for (const { seat, since, isTalking } of bots)
      if (!this.#asked.has(seat))
        this.#later(seat, since, Math.max(this.#pauseFor(), isTalking && !this.#isHurried ? BREATH : 0))
  }

  /** The table has changed, so bots that waited may have an answer now. */
  turned(): void {
    this.#quiet.clear()
  }
  isQuiet(seat: Seat): boolean {
    return this.#quiet.has(seat)
  }
  stop(): void {
    this.ask([])
  }

  #later(seat: Seat, since: number, wait: number): void {
    const timer = setTimeout(() => void this.#now(seat, since), wait)
    this.#asked.set(seat, { since, timer })
  }
  async #now(seat: Seat, since: number): Promise<void> {
    const spoke = await this.#think(seat).catch(() => false)
    if (!spoke) this.#quiet.add(seat)
    if (this.#asked.get(seat)?.since !== since) return
    if (spoke) this.#asked.delete(seat)
    else this.#later(seat, since, this.#pause === 0 ? SOON : this.#isHurried ? TALKING.again : AGAIN)
  }

  /** Random and independent of the bot's hand. */
  #pauseFor(): number {
    if (this.#pause === 0) return 0
    const { least, most } = TALKING
    return this.#isHurried
      ? Math.min(this.#pause, least + this.#chance() * (most - least))
      : this.#pause * (0.7 + this.#chance() * 0.6)
  }
}
