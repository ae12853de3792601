import type { News } from '../news/news.ts'

/** What nodes call a match when they tell each other of it. */
const topicOf = (match: string): string => `match ${match}`

/** How often a match was written: as far as this node knows, and as far as it has heard of the others. */
export class Versions {
  readonly #topic: string
  readonly #news: News | undefined
  #known: number
  /** Since this node last read. */
  #heard = 0

  /** Without `news` nobody else writes. */
  constructor(match: string, known: number, news: News | undefined) {
    this.#topic = topicOf(match)
    this.#known = known
    this.#news = news
  }

  get known(): number {
    return this.#known
  }
  /** Whether there may be other nodes. */
  get areShared(): boolean {
    return this.#news !== undefined
  }

  /** Calls `hear` when another node has written. Returns a function that stops it. */
  follow(hear: (version: number) => Promise<void>): (() => void) | undefined {
    return this.#news?.follow(this.#topic, this.#known, hear)
  }

  /** This node has written the next version. */
  written(): void {
    this.#known++
    this.#news?.tell(this.#topic, this.#known)
  }
  /** Another node has written this version, or one that is not known. */
  heard(version = Number.POSITIVE_INFINITY): void {
    this.#heard = Math.max(this.#heard, version)
  }
  /** All of it was read. */
  loaded(version: number): void {
    this.#known = version
  }

  /** Reads what others have written; null if nothing is known of it. */
  async newer<T extends { readonly version: number }>(read: () => Promise<T>): Promise<T | null> {
    const heard = this.#heard
    if (heard <= this.#known) return null
    this.#heard = 0 // what is heard from now on may not be in what is read now
    try {
      const newer = await read()
      this.#known = newer.version
      return newer
    } catch (error) {
      this.heard(heard)
      throw error
    }
  }
}
