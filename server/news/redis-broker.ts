import type { Redis } from 'ioredis'
import type { Broker } from './broker.ts'

const PREFIX = 'wyrmtavern:'

/**
 * Redis or Valkey. What is published in one turn of the event loop is sent together; what cannot be sent now is
 * dropped, because the number alone is worth nothing later.
 */
export function redisBroker(publisher: Redis, subscriber: Redis): Broker {
  const topics = new Set<string>()
  const isReady = (): boolean => publisher.status === 'ready' && subscriber.status === 'ready'
  /** Whatever fails here is done again when the connection is back, or worth nothing by then. */
  const quietly = (work: Promise<unknown>, done = (): void => {}): void => void work.then(done, () => {})
  const again = (): void => {
    if (topics.size > 0) quietly(subscriber.subscribe(...[...topics].map(topic => PREFIX + topic)))
  }
  subscriber.on('ready', again)
  return {
    get isUp() {
      return isReady()
    },
    publish(topic, number) {
      if (publisher.status === 'ready') quietly(publisher.publish(PREFIX + topic, String(number)))
    },
    subscribe(topic, done) {
      topics.add(topic)
      if (subscriber.status === 'ready') quietly(subscriber.subscribe(PREFIX + topic), done)
    },
    unsubscribe(topic) {
      topics.delete(topic)
      if (subscriber.status === 'ready') quietly(subscriber.unsubscribe(PREFIX + topic))
    },
    onNews(hear) {
      subscriber.on('message', (channel: string, text: string) => hear(channel.slice(PREFIX.length), Number(text)))
    },
    async close() {
      for (const connection of [publisher, subscriber]) connection.disconnect()
    },
  }
}
