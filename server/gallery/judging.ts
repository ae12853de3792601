import type { Unjudged, VerdictStore, VerdictTerms } from '../storage/gallery-port.ts'
import type { Judge } from './judge.ts'

export interface JudgingParams {
  readonly store: VerdictStore
  readonly games: readonly string[]
  readonly judge: Judge
  readonly now: () => number
  readonly failed: (what: string, error: unknown) => void
  /** How long a card must have waited before this process takes it, in milliseconds: others come first. */
  readonly patience?: number
  /** How often to look for a card, in milliseconds. */
  readonly every?: number
  /** For how long a card is this process's to judge, unless it says again that it is at it, in milliseconds. */
  readonly held?: number
  /** How long one card may take, in milliseconds: everybody else's wait for it. */
  readonly longest?: number
}

const EVERY = 5000
const HELD = 60_000
/** How long a card waits that could not be judged, in milliseconds. */
const LATER = 3_600_000
const LONGEST = 3_600_000
/** How long a card waits that took too long, in milliseconds. */
const MUCH_LATER = 86_400_000

/**
 * Judges cards in the background, one at a time in the whole house. Which card, and whose it is to judge, is in the store:
 * if this process is killed, another takes the card when the claim runs out.
 */
export class Judging {
  readonly #terms: Required<JudgingParams>
  readonly #closing = new AbortController()
  #timer: NodeJS.Timeout | null = null
  #work: Promise<void> = Promise.resolve()

  constructor(terms: JudgingParams) {
    this.#terms = { patience: 0, every: EVERY, held: HELD, longest: LONGEST, ...terms }
  }

  /** Begins. Cards that nobody has judged by these rules and this bot are judged anew. */
  open(): void {
    this.#work = this.#wantAll()
      .catch(error => this.#terms.failed('cards to judge', error))
      .then(() => this.#next(0))
  }

  /** A card of this game was hung up. */
  async hung(game: string): Promise<void> {
    const { store, now } = this.#terms
    for (const { rules, bot } of this.#on(game)) await store.want(game, rules, bot, now())
  }

  /** The terms on which this process judges cards of a game: others are for processes of another version. */
  #on(game: string): readonly VerdictTerms[] {
    const terms = this.#terms.judge.terms(game)
    return terms === null ? [] : [{ game, ...terms }]
  }

  async #wantAll(): Promise<void> {
    for (const game of this.#terms.games) await this.hung(game)
  }

  #next(wait: number): void {
    if (this.#closing.signal.aborted) return
    this.#timer = setTimeout(() => {
      this.#work = this.#judgeOne()
        .catch(error => {
          this.#terms.failed('judging a card', error)
          return false
        })
        .then(isDone => this.#next(isDone ? 0 : this.#terms.every))
    }, wait).unref()
  }

  /** Whether there was one to judge. */
  async #judgeOne(): Promise<boolean> {
    const { store, games, now, patience, held } = this.#terms
    const until = now() + held
    const terms = games.flatMap(game => this.#on(game))
    const card = terms.length === 0 ? null : await store.claim(terms, now(), now() - patience, until)
    if (card === null) return false
    await this.#holding(card, until, stop => this.#judge(card, stop))
    return true
  }

  async #judge(card: Unjudged, stop: AbortSignal): Promise<void> {
    const { store, judge, now, failed, longest } = this.#terms
    const late = AbortSignal.timeout(longest)
    try {
      const verdict = await judge.judge(card, AbortSignal.any([stop, late]))
      await store.judged(card, JSON.stringify(verdict), verdict.verdict, now())
    } catch (error) {
      if (!stop.aborted) failed(`judging card ${card.hash}`, error)
      if (!stop.aborted || this.#closing.signal.aborted)
        await store.putOff(card, stop.aborted ? 0 : now() + (late.aborted ? MUCH_LATER : LATER))
    }
  }

  /** Does it, and says meanwhile that it is still at it. Stops if somebody else has taken it over, or the house closes. */
  async #holding(card: Unjudged, first: number, work: (stop: AbortSignal) => Promise<void>): Promise<void> {
    const { store, now, held, failed } = this.#terms
    const lost = new AbortController()
    let until = first
    const again = setInterval(async () => {
      try {
        const next = now() + held
        if (await store.hold(card, until, next)) until = next
        else lost.abort()
      } catch (error) {
        failed('holding a card to judge', error)
      }
    }, held / 3).unref()
    try {
      await work(AbortSignal.any([lost.signal, this.#closing.signal]))
    } finally {
      clearInterval(again)
    }
  }

  async close(): Promise<void> {
    this.#closing.abort()
    if (this.#timer !== null) clearTimeout(this.#timer)
    await this.#work
    await this.#terms.judge.close?.()
  }
}
