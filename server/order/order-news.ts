import type { News } from '../news/news.ts'
import { PersonNews } from '../news/person-news.ts'

/** Tells people that something was decided that concerns them. */
export class OrderNews extends PersonNews {
  constructor(news?: News | undefined) {
    super('order', news)
  }
}
