import { setTimeout as pause } from 'node:timers/promises'
import type { Editions } from '#editions/editions'
import { attendanceIn } from '../matches/attendance.ts'
import { loadMatch } from '../matches/loading.ts'
import type { Ending } from '../storage/history-port.ts'
import type { Store, StoredMatch } from '../storage/port.ts'
import { beginningOf, peopleIn } from './beginning.ts'
import { endingOf } from './ending.ts'

/** How often matches are looked for that a node of an older version has ended, in milliseconds. */
const EVERY = 600_000
const FEW = 20
/** Between two of them, so that people are answered first, in milliseconds. */
const BREATH = 10

export interface SettlingParams {
  readonly store: Pick<Store, 'history' | 'matches'>
  readonly editions: Editions
  readonly failed: (what: string, error: unknown) => void
}

/** Finds out how matches ended that were over before places were stored. Whichever node does it, and however often. */
export class Settling {
  readonly #terms: SettlingParams
  #timer: NodeJS.Timeout | null = null
  #settling: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(terms: SettlingParams) {
    this.#terms = terms
  }

  open(): void {
    this.#timer = setInterval(() => this.soon(), EVERY).unref()
    this.soon()
  }

  soon(): Promise<void> {
    this.#settling = this.#settling
      .then(() => this.#settleAll())
      .catch(error => this.#terms.failed('old matches of histories', error))
    return this.#settling
  }

  async #settleAll(): Promise<void> {
    const { history } = this.#terms.store
    for (let left = FEW; left === FEW && !this.#isClosed; ) {
      const matches = await history.unsettled(FEW)
      for (const match of matches) {
        if (this.#isClosed) return
        await this.#settle(match)
        await pause(BREATH, undefined, { ref: false })
      }
      left = matches.length
    }
  }

  async #settle(id: string): Promise<void> {
    const { store } = this.#terms
    const match = await store.matches.find(id)
    if (match !== null) await store.history.settle(id, beginningOf(match), await this.#endingOf(match))
  }

  /** A match that cannot be read any more is in the history without a place. */
  async #endingOf(kept: StoredMatch): Promise<Ending> {
    const { store, editions, failed } = this.#terms
    try {
      const { match } = await loadMatch(store.matches, editions, kept)
      const result = match.game.result(match.state)
      if (result !== null) return endingOf(kept.sitters, result, attendanceIn(kept.attendance))
    } catch (error) {
      failed(`how match ${kept.id} ended`, error)
    }
    const outcomes = peopleIn(kept).map(person => ({ person, place: null, fault: null }))
    return { outcomes, encounters: [] }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#timer !== null) clearInterval(this.#timer)
    await this.#settling
  }
}
