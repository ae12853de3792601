import type { Seat } from '#kernel/seat'

/** A bot that had nothing to say yet is asked again after so long, in milliseconds; sooner where bots answer at once. */
const AGAIN = 1000
const SOON = 100
/** Who has just spoken, and may speak again while others may too, lets them have a word: so long at least, in milliseconds. */
const BREATH = 600

/** A bot that is to answer, after which entry it was asked, and whether it has just spoken among others. */
export interface AskedBot {
  readonly seat: Seat
  readonly since: number
  readonly isTalking: boolean
}

/** When bots are asked: after a pause, and again if they rather waited. */
export class Minding {
  readonly #pause: number
  /** Has a bot answer; false if it has nothing to say yet. */
  readonly #think: (seat: Seat) => Promise<boolean>
  /** By seat, after which entry it was asked what it is to think about. */
  readonly #asked = new Map<Seat, { readonly since: number; readonly timer: ReturnType<typeof setTimeout> }>()
  /** Who has had nothing to say since the table last changed. */
  readonly #quiet = new Set<Seat>()

  constructor(pause: number, think: (seat: Seat) => Promise<boolean>) {
    this.#pause = pause
    this.#think = think
  }

  /** These are asked, and no others. */
  ask(bots: readonly AskedBot[]): void {
    for (const [seat, { since, timer }] of this.#asked) {
      if (bots.some(bot => bot.seat === seat && bot.since === since)) continue
      clearTimeout(timer)
      this.#asked.delete(seat)
    }
    for (const { seat, since, isTalking } of bots)
      if (!this.#asked.has(seat)) this.#later(seat, since, Math.max(this.#pauseFor(), isTalking ? BREATH : 0))
  }

  /** The table has changed: whoever waited may have something to say. */
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
    else this.#later(seat, since, this.#pause === 0 ? SOON : AGAIN)
  }

  /** At random, whatever it holds. */
  #pauseFor(): number {
    return this.#pause === 0 ? 0 : this.#pause * (0.7 + Math.random() * 0.6)
  }
}
