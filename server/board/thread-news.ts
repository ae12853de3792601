import type { ThreadReached } from '#protocol/thread-news'
import type { News } from '../news/news.ts'
import type { ThreadStore } from '../storage/board-port.ts'
import { Listeners } from '../tables/listeners.ts'

export interface ThreadNewsParams {
  readonly store: Pick<ThreadStore, 'reached'>
  /** What happens at other nodes, if there are any. */
  readonly news?: News | undefined
  readonly failed: (what: string, error: unknown) => void
}

/** What nodes call a thread when they tell each other of it. */
const topicOf = (thread: string): string => `thread ${thread}`

/** Tells who listens that a thread has changed here or at another node, never how. */
export class ThreadNews {
  readonly #terms: ThreadNewsParams
  readonly #listeners = new Listeners<ThreadReached>(thread => this.#opened(thread))

  constructor(terms: ThreadNewsParams) {
    this.#terms = terms
  }

  /** How far these threads are, of those that exist. */
  async reached(threads: readonly string[]): Promise<readonly ThreadReached[]> {
    return [...(await this.#terms.store.reached(threads))].map(([thread, now]) => ({ thread, ...now }))
  }

  /** Returns a function that stops it. */
  listen(thread: string, hear: (reached: ThreadReached) => void): () => void {
    return this.#listeners.add(thread, hear)
  }

  /** This thread was changed here. */
  async changed(thread: string): Promise<void> {
    const [now] = await this.reached([thread])
    if (now === undefined) return
    this.#terms.news?.tell(topicOf(thread), now.version)
    this.#listeners.tell(thread, now)
  }

  #opened(thread: string): (() => void) | undefined {
    const { news, failed } = this.#terms
    const hear = async (): Promise<void> => {
      const [now] = await this.reached([thread])
      if (now !== undefined) this.#listeners.tell(thread, now)
    }
    return news?.follow(topicOf(thread), 0, () =>
      hear().catch(error => {
        failed(`news of thread ${thread}`, error)
        throw error
      }),
    )
  }
}
