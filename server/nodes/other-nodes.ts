import { Queue, QueueEvents } from 'bullmq'
import type { BotThinking } from '../bots/bot-turn.ts'
import { ThinkingElsewhere } from '../bots/thinking-elsewhere.ts'
import { QUEUE, type ThinkingJob } from '../bots/thinking-jobs.ts'
import { noBroker } from '../news/broker.ts'
import { lookIn } from '../news/looking.ts'
import { News } from '../news/news.ts'
import { connectRedis, forJobs } from '../news/redis.ts'
import { redisBroker } from '../news/redis-broker.ts'
import type { Store } from '../storage/port.ts'
import { Listeners } from '../tables/listeners.ts'
import { Nodes } from './nodes.ts'
import type { Presence } from './presence.ts'

/** Nodes that have a match in memory wake it within this time of each other, in milliseconds: mostly only one has to. */
const SPREAD = 60

/** The other nodes of a house, as one of them knows them. */
export interface OtherNodes {
  readonly news: News
  /** What all nodes count together, if there is Redis. */
  readonly counts: Nodes | undefined
  readonly presence: Presence | undefined
  readonly patience: number
  /** Workers think for this node, if there is Redis. */
  readonly bots: ((here: BotThinking) => BotThinking) | undefined
  /** Whether Redis passes on news, if it should. */
  readonly redis: (() => boolean) | undefined
  /** Something about this person has changed: whom they muted, or that they are signed in. */
  tellOf(person: string): void
  onPerson(person: string, hear: () => Promise<void>): () => void
  close(): Promise<void>
}

export function otherNodes(
  redisUrl: string | null,
  store: Store,
  now: () => number,
  failed: (what: string, error: unknown) => void,
): OtherNodes {
  let said = 0
  const away = (error: Error): void => {
    if (now() - said > 60_000) failed('Redis is away', error)
    said = now()
  }
  const broker = redisUrl === null ? noBroker : redisBroker(connectRedis(redisUrl, away), connectRedis(redisUrl, away))
  const news = new News(broker, lookIn(store), failed)
  const counts = redisUrl === null ? undefined : new Nodes(connectRedis(redisUrl, away))
  const jobs = redisUrl === null ? null : jobsAt(redisUrl, away)
  const topicOf = (person: string): string => `person ${person}`
  const people: Listeners<null> = new Listeners(id => news.follow(topicOf(id), null, () => people.tell(id, null)))
  return {
    news,
    counts,
    presence: counts?.presence(news),
    patience: Math.floor(Math.random() * SPREAD),
    bots: jobs === null ? undefined : here => new ThinkingElsewhere(jobs.queue, jobs.events, here, now),
    redis: redisUrl === null ? undefined : () => broker.isUp,
    tellOf: person => news.tell(topicOf(person), now()),
    onPerson: (person, hear) => people.add(person, () => void hear().catch(error => failed('a person', error))),
    async close() {
      await jobs?.close()
      await counts?.close()
      await news.close()
    },
  }
}

/** The queue of bots that workers think for. */
function jobsAt(url: string, away: (error: Error) => void) {
  const queue = new Queue<ThinkingJob, number | null>(QUEUE, {
    connection: { ...forJobs(url), enableOfflineQueue: false },
  })
  const events = new QueueEvents(QUEUE, { connection: forJobs(url) })
  queue.on('error', away)
  events.on('error', away)
  return { queue, events, close: () => Promise.all([queue.close(), events.close()]).catch(away) }
}
