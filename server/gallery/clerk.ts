import type { Editions } from '#editions/editions'
import type { Boxed } from '#games/boxed'
import { manifestOf } from '#games/manifests'
import type { Sales } from '../storage/gallery-port.ts'
import type { Store, StoredMatch } from '../storage/port.ts'
import { isAmongPeople, salesIn } from './human-games.ts'

/** How often matches are looked for that ended while nobody was there to count them, in milliseconds. */
const EVERY = 30_000
/** How many are counted at a time. */
const FEW = 5

export interface ClerkParams {
  readonly store: Pick<Store, 'gallery' | 'matches'>
  readonly shelf: Readonly<Record<string, Boxed>>
  /** Those of this build are the newest. */
  readonly editions: Pick<Editions, 'newest' | 'begunBy'>
  readonly failed: (what: string, error: unknown) => void
}

/**
 * Counts matches with guests when they are over. What is to be counted is in the store, so that it does not matter which
 * node does it, or whether it was killed meanwhile.
 */
export class Clerk {
  readonly #terms: ClerkParams
  #timer: NodeJS.Timeout | null = null
  #counting: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(terms: ClerkParams) {
    this.#terms = terms
  }

  open(): void {
    this.#timer = setInterval(() => this.soon(), EVERY).unref()
    this.soon()
  }

  /** A match with guests may have ended. */
  soon(): Promise<void> {
    this.#counting = this.#counting
      .then(() => this.#countAll())
      .catch(error => this.#terms.failed('counting matches with guests', error))
    return this.#counting
  }

  async #countAll(): Promise<void> {
    const { gallery } = this.#terms.store
    while (!this.#isClosed) {
      const over = await gallery.plays.finished(FEW)
      for (const match of over) await this.#count(match)
      if (over.length < FEW) return
    }
  }

  async #count(id: string): Promise<void> {
    const { matches, gallery } = this.#terms.store
    const match = await matches.find(id)
    if (match === null) return
    await gallery.plays.count(id, isAmongPeople(match) ? await this.#salesOf(match) : null)
  }

  /** A match of another edition than that of this build counts as played, but nobody here can read what was paid. */
  async #salesOf(match: StoredMatch): Promise<ReadonlyMap<string, Sales>> {
    const { editions } = this.#terms
    const { game } = match.header
    const isOurs = editions.begunBy(match.header) === (await editions.newest(game)) && match.moves.length === 0
    const box = Object.hasOwn(this.#terms.shelf, game) ? this.#terms.shelf[game] : undefined
    const manifest = manifestOf(game)
    const [tips, workshop] = await Promise.all([manifest?.tips?.(), manifest?.workshop?.parts()])
    const scribe = await tips?.scribe()
    if (box === undefined || scribe === undefined || !isOurs) return new Map()
    const lines = await this.#terms.store.matches.lines(match.id, 0)
    try {
      return salesIn(box, { scribe, had: workshop?.had }, match, lines)
    } catch (error) {
      this.#terms.failed(`what people paid in match ${match.id}`, error) // it must not keep others from being counted
      return new Map()
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#timer !== null) clearInterval(this.#timer)
    await this.#counting
  }
}
