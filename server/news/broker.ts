/**
 * Carries news between the nodes of a house: that a topic has reached a number, never what is in it. Deliveries may be
 * lost; whoever follows a topic also looks at the store now and then (`News`).
 */
export interface Broker {
  /** Whether news arrives at the moment. */
  readonly isUp: boolean
  publish(topic: string, number: number): void
  /** Calls `done` whenever news of the topic begins to arrive: at first, and after each interruption. */
  subscribe(topic: string, done: () => void): void
  unsubscribe(topic: string): void
  /** Sets who is called with what other nodes, or this one, have published. */
  onNews(hear: (topic: string, number: number) => void): void
  close(): Promise<void>
}

/** For nodes without a broker: they look at the store by themselves. */
export const noBroker: Broker = {
  isUp: false,
  publish: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  onNews: () => {},
  close: async () => {},
}
