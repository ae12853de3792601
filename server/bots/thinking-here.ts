import type { Given } from '#kernel/match'
import type { Seat } from '#kernel/seat'
import type { LiveMatch } from '../matches/live-match.ts'
import type { BotThreads } from './bot-threads.ts'
import { type BotThinking, type BotTurn, botAt } from './bot-turn.ts'
import { Together } from './together.ts'

/** Bots think in threads of this process, and answer the same way everybody else does. */
export class ThinkingHere implements BotThinking {
  readonly #threads: BotThreads
  readonly #now: () => number
  readonly #together = new Together()

  constructor(threads: BotThreads, now: () => number) {
    this.#threads = threads
    this.#now = now
  }

  async answer({ live, seat, ahead, isLast }: BotTurn): Promise<void> {
    const bot = botAt(live, seat)
    const since = live.attendance.asked[seat]?.since ?? null
    if (bot === null || since === null) return
    const minded = live.seats.filter(each => botAt(live, each) !== null)
    const have = live.next - 1
    const thought = await this.#threads.think({ live, seat, bot, minded }, this.#now() + ahead)
    const given = thought ?? (isLast ? await silenceOf(live, seat) : null)
    if (given === null) return
    await this.#together.turn(live.id)
    if (live.isClosed) return
    const { name, answer } = given
    const noted = thought?.decision && JSON.stringify({ seat, bot, decision: thought.decision })
    // The same id wherever a bot thinks about the same entry, so that it answers once.
    await live.answer(seat, { id: String(have), asked: since, name, answer }, 'bot', noted)
  }

  forget(match: string): void {
    this.#threads.forget(match)
  }
}

/** What it means if this seat says nothing. */
async function silenceOf(live: LiveMatch, seat: Seat): Promise<Given | null> {
  const { question } = await live.asking(seat)
  return question === null ? null : { name: question.name, answer: question.ask.idle }
}
