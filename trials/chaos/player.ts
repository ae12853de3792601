import type { Client } from '#client/connection'
import { sample } from '#kernel/answer'
import type { Rng } from '#kernel/chance'
import type { Hearsay } from './hearsay.ts'

/**
 * How long they think, in milliseconds: before a first answer, before another one to the same question, and when they
 * dream.
 */
const QUICK = [20, 200] as const
const TALK = [300, 1500] as const
const DREAM = [6000, 25_000] as const
/** How often somebody dreams, and how often the connection breaks during an answer: once in this many. */
const DREAMS = 12
const BREAKS = 40

export interface PlayerParams {
  readonly client: Client
  readonly match: string
  readonly rng: Rng
  readonly isDreamy: boolean
  readonly hearsay: Hearsay
  readonly isTimeUp: () => boolean
}

/** Somebody at one match, who gives any valid answer after a while. */
export class Player {
  readonly #terms: PlayerParams
  #isThinking = false
  /** The last question answered. If it is asked again, the answer has arrived, and they take more time. */
  #answered: string | null = null

  constructor(terms: PlayerParams) {
    this.#terms = terms
  }

  /** Something has changed. */
  look(): void {
    const { client, match, isTimeUp } = this.#terms
    const question = client.replica(match)?.question ?? null
    if (question === null) this.#answered = null
    if (question === null || this.#isThinking || isTimeUp()) return
    this.#isThinking = true
    setTimeout(() => this.#speak(), this.#thought(question.name)).unref()
  }

  async #speak(): Promise<void> {
    const { client, match, rng, hearsay, isTimeUp } = this.#terms
    const question = client.replica(match)?.question ?? null
    if (question !== null && !isTimeUp()) {
      if (rng.below(BREAKS) === 0) client.drop()
      await hearsay.waitFor(client.answer(match, question.name, sample(question.ask, rng)))
      this.#answered = question.name
    }
    this.#isThinking = false
    this.look()
  }

  #thought(question: string): number {
    const { rng, isDreamy } = this.#terms
    const isDream = isDreamy && rng.below(DREAMS) === 0
    const [least, most] = isDream ? DREAM : question === this.#answered ? TALK : QUICK
    return least + rng.below(most - least)
  }
}
