import type { News } from '../news/news.ts'
import { Listeners } from '../tables/listeners.ts'

/** Tells people that what they have not read has changed, at whatever node they are. What it is they look up. */
export class NoticeNews {
  readonly #news: News | undefined
  readonly #listeners: Listeners<null>

  constructor(news?: News | undefined) {
    this.#news = news
    const follow = (person: string) => news?.follow(topicOf(person), null, () => this.#listeners.tell(person, null))
    this.#listeners = new Listeners(follow)
  }

  /** Calls `hear` whenever something has changed for this person. Returns a function that stops it. */
  listen(person: string, hear: () => void): () => void {
    return this.#listeners.add(person, hear)
  }

  tell(people: Iterable<string>): void {
    for (const person of new Set(people)) {
      this.#listeners.tell(person, null)
      this.#news?.tell(topicOf(person), 1)
    }
  }
}

const topicOf = (person: string): string => `notices ${person}`
