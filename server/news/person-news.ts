import { Listeners } from '../tables/listeners.ts'
import type { News } from './news.ts'

/** Tells people of one kind of news that concerns them, at whatever node they are. What it is they look up. */
export class PersonNews {
  readonly #kind: string
  readonly #news: News | undefined
  readonly #listeners: Listeners<null>

  constructor(kind: string, news?: News | undefined) {
    this.#kind = kind
    this.#news = news
    const follow = (person: string) =>
      news?.follow(this.#topicOf(person), null, () => this.#listeners.tell(person, null))
    this.#listeners = new Listeners(follow)
  }

  /** Calls `hear` whenever something concerns this person. Returns a function that stops it. */
  listen(person: string, hear: () => void): () => void {
    return this.#listeners.add(person, hear)
  }

  tell(people: Iterable<string>): void {
    for (const person of new Set(people)) {
      this.#listeners.tell(person, null)
      this.#news?.tell(this.#topicOf(person), 1)
    }
  }

  #topicOf(person: string): string {
    return `${this.#kind} ${person}`
  }
}
