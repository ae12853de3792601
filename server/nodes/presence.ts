import type { News } from '../news/news.ts'
import type { NodeNumbers } from './node-numbers.ts'

/** Who follows matches on other nodes, as a number whose bits the match decides; and what people do there. */
export interface Presence {
  /** Who follows this match here: 0 if nobody. */
  tell(match: string, here: number): void
  /** Calls `changed` with who follows it on all other nodes together, when that changes. Returns a function that stops it. */
  follow(match: string, changed: (elsewhere: number) => void): () => void
  /** The numbers of these on all other nodes together, as they are now. */
  at(names: readonly string[]): Promise<readonly number[]>
}

const topicOf = (match: string): string => `here ${match}`

interface Followed {
  elsewhere: number
  readonly changed: (elsewhere: number) => void
}

/** News makes it quick; `look` finds what news has not told, such as a node that was killed. */
export class NodePresence implements Presence {
  readonly #numbers: NodeNumbers
  readonly #news: News
  readonly #followed = new Map<string, Followed>()

  constructor(numbers: NodeNumbers, news: News) {
    this.#numbers = numbers
    this.#news = news
  }

  tell(match: string, here: number): void {
    void this.#numbers.set(topicOf(match), here).then(() => this.#news.tell(topicOf(match), here))
  }

  follow(match: string, changed: (elsewhere: number) => void): () => void {
    this.#followed.set(match, { elsewhere: 0, changed })
    const stop = this.#news.follow(topicOf(match), null, () => void this.look([match]))
    void this.look([match])
    return () => {
      stop()
      this.#followed.delete(match)
    }
  }

  async at(names: readonly string[]): Promise<readonly number[]> {
    const numbers = await this.#numbers.elsewhere(names.map(topicOf))
    return names.map((_, i) => (numbers[i] ?? []).reduce((all, one) => all | one, 0))
  }

  /** Looks at these matches, or at all that are followed. */
  async look(matches: readonly string[] = [...this.#followed.keys()]): Promise<void> {
    const all = await this.at(matches)
    for (const [i, match] of matches.entries()) {
      const followed = this.#followed.get(match)
      const elsewhere = all[i] ?? 0
      if (followed === undefined || followed.elsewhere === elsewhere) continue
      followed.elsewhere = elsewhere
      followed.changed(elsewhere)
    }
  }
}
