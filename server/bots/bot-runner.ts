import { randomInt } from 'node:crypto'
import { type BotTalks, TALKING, talksNow } from '#bots/bot-talks'
import type { Seat } from '#kernel/seat'
import type { LiveMatch } from '../matches/live-match.ts'
import { type BotThinking, botAt } from './bot-turn.ts'

/** How long a bot pauses before it answers, in milliseconds. Random and independent of its hand. */
export interface Pause {
  readonly least: number
  readonly most: number
}

/** A seat that is asked: after which entry, and how often its bot was asked since the last one. */
interface Thinking {
  readonly entry: number
  readonly tries: number
}

/** Asks bots for answers, for themselves and for people who are away. */
export class BotRunner {
  readonly #bots: BotThinking
  readonly #pause: Pause
  readonly #now: () => number
  readonly #failed: (what: string, error: unknown) => void
  /** By match and seat. */
  readonly #thinking = new Set<string>()
  readonly #tries = new Map<string, Thinking>()
  /** By match: what only bots take part in, while it lasts. */
  readonly #talks = new Map<string, BotTalks>()

  constructor(bots: BotThinking, pause: Pause, now: () => number, failed: (what: string, error: unknown) => void) {
    this.#bots = bots
    this.#pause = pause
    this.#now = now
    this.#failed = failed
  }

  /** Some seats of this match have a question, or it is over. */
  asked(live: LiveMatch): void {
    if (live.isOver) this.#bots.forget(live.id)
    this.#heedTalks(live)
    if (live.isOver || live.isClosed || live.isResting) return
    for (const seat of live.seats) {
      const bot = botAt(live, seat)
      const since = live.attendance.asked[seat]?.since ?? null
      if (bot === null || since === null) continue
      const key = keyOf(live, seat)
      if (this.#thinking.has(key)) continue
      this.#thinking.add(key)
      this.#answer(live, seat, since)
        .catch(error => this.#failed(`${bot} at match ${live.id}`, error))
        .finally(() => this.#thinking.delete(key))
        .then(() => this.#again(live, seat, since))
    }
  }

  #heedTalks(live: LiveMatch): void {
    const due = live.isOver || live.isClosed || live.isResting ? null : live.botsTalkUntil
    const talks = talksNow(this.#talks.get(live.id) ?? null, due, this.#now())
    if (talks === null) this.#talks.delete(live.id)
    else this.#talks.set(live.id, talks)
  }

  async #answer(live: LiveMatch, seat: Seat, since: number): Promise<void> {
    const talks = this.#talks.get(live.id) ?? null
    const { least, most } = talks === null ? this.#pause : shorter(this.#pause, TALKING)
    if (most > 0) await new Promise(done => setTimeout(done, randomInt(least, most + 1)).unref())
    if (live.attendance.asked[seat]?.since !== since || botAt(live, seat) === null || live.isResting) return
    const now = this.#now()
    const [ahead, isLast] = [(talks?.at(now) ?? now) - now, talks?.isOver(now) === true]
    await this.#bots.answer({ live, seat, tries: this.#triesAt(live, seat), ahead, isLast })
  }

  /** How often the bot was asked already since the last entry. */
  #triesAt(live: LiveMatch, seat: Seat): number {
    const [key, entry] = [keyOf(live, seat), live.next - 1]
    const before = this.#tries.get(key)
    const tries = before?.entry === entry ? before.tries + 1 : 0
    this.#tries.set(key, { entry, tries })
    return tries
  }

  /**
   * If the seat has a new question meanwhile, the bot thinks again at once. If it had no answer yet, it tries again
   * after a while.
   */
  #again(live: LiveMatch, seat: Seat, since: number): void {
    const now = live.attendance.asked[seat]?.since ?? null
    if (now === null || live.isClosed || botAt(live, seat) === null) {
      this.#tries.delete(keyOf(live, seat))
      return
    }
    if (now !== since) this.asked(live)
    else setTimeout(() => this.asked(live), this.#talks.has(live.id) ? TALKING.again : 1000).unref()
  }
}

const keyOf = (live: LiveMatch, seat: Seat): string => `${live.id} ${seat}`

const shorter = (one: Pause, other: Pause): Pause => ({
  least: Math.min(one.least, other.least),
  most: Math.min(one.most, other.most),
})
