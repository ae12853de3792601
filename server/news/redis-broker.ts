import { randomBytes } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Broker } from './broker.ts'

const PREFIX = 'wyrmtavern:'
/** A node publishes a beat this often, and must hear it within this time, in milliseconds. */
const BEAT = { every: 1000, within: 3000 } as const

/**
 * Redis or Valkey. What cannot be published now is dropped, because a number is worth nothing later. Whether it is up
 * is known from a beat of our own: a connection that was cut off looks open for long.
 */
export function redisBroker(publisher: Redis, subscriber: Redis): Broker {
  const own = `beat ${randomBytes(6).toString('base64url')}`
  let heard = 0
  let hear: (topic: string, number: number) => void = () => {}
  /** Whatever fails here is done again when the connection is back, or worth nothing by then. */
  const quietly = (work: Promise<unknown>, done = (): void => {}): void => void work.then(done, () => {})
  /** What this turn of the event loop publishes, sent together at its end. */
  let said = new Map<string, number>()
  const publishAll = (): void => {
    const all = publisher.pipeline()
    for (const [topic, number] of said) all.publish(PREFIX + topic, String(number))
    said = new Map()
    if (publisher.status === 'ready') quietly(all.exec())
  }
  const publish = (topic: string, number: number): void => {
    if (said.size === 0) setImmediate(publishAll)
    said.set(topic, number)
  }
  const beatOnce = (): void => publish(own, 0)
  /** What is subscribed to, and who is told so. */
  const topics = new Map<string, () => void>([[own, beatOnce]])
  const subscribeAll = (): void => {
    const all = [...topics]
    quietly(subscriber.subscribe(...all.map(([topic]) => PREFIX + topic)), () => {
      for (const [, done] of all) done()
    })
  }
  let connected = Date.now()
  for (const each of [publisher, subscriber])
    each.on('ready', () => {
      connected = Date.now()
    })
  subscriber.on('ready', subscribeAll)
  if (subscriber.status === 'ready') subscribeAll()
  subscriber.on('message', (channel: string, text: string) => {
    const topic = channel.slice(PREFIX.length)
    if (topic === own) heard = Date.now()
    else hear(topic, Number(text))
  })
  const isUp = (): boolean => Date.now() - heard < BEAT.within
  const isSilent = (): boolean => Date.now() - Math.max(heard, connected) >= BEAT.within
  const beat = setInterval(() => {
    if (isSilent()) for (const each of [publisher, subscriber]) if (each.status === 'ready') each.disconnect(true)
    beatOnce()
  }, BEAT.every).unref()
  return {
    get isUp() {
      return isUp()
    },
    publish,
    subscribe(topic, done) {
      topics.set(topic, done)
      if (subscriber.status === 'ready') quietly(subscriber.subscribe(PREFIX + topic), done)
    },
    unsubscribe(topic) {
      topics.delete(topic)
      if (subscriber.status === 'ready') quietly(subscriber.unsubscribe(PREFIX + topic))
    },
    onNews(listener) {
      hear = listener
    },
    async close() {
      clearInterval(beat)
      for (const connection of [publisher, subscriber]) connection.disconnect()
    },
  }
}
