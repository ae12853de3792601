import { randomInt } from 'node:crypto'
import { type BotTalks, TALKING, talksNow } from '#bots/bot-talks'
import type { Given } from '#kernel/match'
import { of, type Seat } from '#kernel/seat'
import { isAnsweredByBot } from '../matches/attendance.ts'
import type { LiveMatch } from '../matches/live-match.ts'
import type { BotThreads } from './bot-threads.ts'

/** How long a bot pauses before it answers, in milliseconds. Random and independent of its hand. */
export interface Pause {
  readonly least: number
  readonly most: number
}

/** Submits answers for bots and for people who are away, the same way everybody else does. */
export class BotRunner {
  readonly #threads: BotThreads
  readonly #pause: Pause
  readonly #now: () => number
  readonly #failed: (what: string, error: unknown) => void
  /** By match and seat: the entry after which the seat was asked the question its bot is thinking about. */
  readonly #thinking = new Map<string, number>()
  /** By match: what only bots take part in, while it lasts. */
  readonly #talks = new Map<string, BotTalks>()
  #commands = 0

  constructor(threads: BotThreads, pause: Pause, now: () => number, failed: (what: string, error: unknown) => void) {
    this.#threads = threads
    this.#pause = pause
    this.#now = now
    this.#failed = failed
  }

  /** Some seats of this match have a question, or it is over. */
  asked(live: LiveMatch): void {
    if (live.isOver) this.#threads.forget(live.id)
    this.#heedTalks(live)
    if (live.isOver || live.isClosed || live.isResting) return
    for (const seat of live.seats) {
      const bot = botAt(live, seat)
      const since = live.attendance.asked[seat]?.since ?? null
      if (bot === null || since === null) continue
      const key = `${live.id} ${seat}`
      if (this.#thinking.has(key)) continue
      this.#thinking.set(key, since)
      this.#answer(live, seat, bot, since)
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

  async #answer(live: LiveMatch, seat: Seat, bot: string, since: number): Promise<void> {
    const talks = this.#talks.get(live.id) ?? null
    const { least, most } = talks === null ? this.#pause : shorter(this.#pause, TALKING)
    if (most > 0) await new Promise(done => setTimeout(done, randomInt(least, most + 1)).unref())
    if (live.attendance.asked[seat]?.since !== since || botAt(live, seat) === null || live.isResting) return
    const minded = live.seats.filter(each => botAt(live, each) !== null)
    const now = this.#now()
    const thought = await this.#threads.think({ live, seat, bot, minded }, talks?.at(now) ?? now)
    const given = thought ?? (talks?.isOver(now) === true ? await silenceOf(live, seat) : null)
    if (given === null || live.isClosed) return
    const id = `bot ${since} ${this.#commands++}`
    await live.answer(seat, { id, asked: since, ...given })
  }

  /**
   * If the seat has a new question meanwhile, the bot thinks again at once. If it had no answer yet, it tries again
   * after a while.
   */
  #again(live: LiveMatch, seat: Seat, since: number): void {
    const now = live.attendance.asked[seat]?.since ?? null
    if (now === null || botAt(live, seat) === null) return
    if (now !== since) this.asked(live)
    else setTimeout(() => this.asked(live), this.#talks.has(live.id) ? TALKING.again : 1000).unref()
  }
}

const shorter = (one: Pause, other: Pause): Pause => ({
  least: Math.min(one.least, other.least),
  most: Math.min(one.most, other.most),
})

/** What it means if this seat says nothing. */
async function silenceOf(live: LiveMatch, seat: Seat): Promise<Given | null> {
  const { question } = await live.asking(seat)
  return question === null ? null : { name: question.name, answer: question.ask.idle }
}

/** The bot that answers for this seat: its own, or the one that this game uses for absent people. */
function botAt({ kept, attendance, edition: { bots } }: LiveMatch, seat: Seat): string | null {
  const sitter = of(kept.sitters, seat)
  if ('bot' in sitter) return sitter.bot
  if (!isAnsweredByBot(sitter, of(attendance.minded, seat))) return null
  return ['caretaker@1', 'greedy@1'].find(name => Object.hasOwn(bots, name)) ?? Object.keys(bots)[0] ?? null
}
