import type { Broker } from './broker.ts'

/** How often what is followed is looked up, in milliseconds: while the broker is up, and while it is not. */
const LOOK = { up: 10_000, down: 1000 } as const
/**
 * How long to collect topics that were just subscribed to before they are looked up together, and how long to wait
 * after something could not be read, in milliseconds.
 */
const COLLECT = 5
const AGAIN = 500

/** The current numbers of these topics. Topics that nothing is known about are left out. */
export type Look = (topics: readonly string[]) => Promise<ReadonlyMap<string, number>>

interface Followed {
  /** The highest number heard of or written here; null if the numbers say nothing, and every news counts. */
  known: number | null
  readonly hear: Hear
}

/** If it fails, which it reports itself, the topic is looked up again soon, and told again. */
type Hear = (number: number) => unknown

/**
 * What other nodes do to the things that this one shows. Each is a topic with a number that grows: the version of a
 * match or a table, the last saying in a room. A topic is followed by one listener.
 */
export class News {
  readonly #broker: Broker
  readonly #look: Look
  readonly #followed = new Map<string, Followed>()
  readonly #failed: (what: string, error: unknown) => void
  readonly #fresh = new Set<string>()
  #soon: NodeJS.Timeout | null = null
  #timer: NodeJS.Timeout | null = null
  #looked = 0
  #guessed = 0

  constructor(broker: Broker, look: Look, failed: (what: string, error: unknown) => void) {
    this.#broker = broker
    this.#look = look
    this.#failed = failed
    broker.onNews((topic, number) => this.#heard(topic, number))
    this.#lookLater()
  }

  /**
   * Calls `hear` when somebody else has brought the topic beyond `known`, or with all its news. Returns a function that
   * stops it.
   */
  follow(topic: string, known: number | null, hear: Hear): () => void {
    const followed: Followed = { known, hear }
    if (!this.#followed.has(topic)) this.#broker.subscribe(topic, () => this.#subscribed(topic))
    this.#followed.set(topic, followed)
    return () => {
      if (this.#followed.get(topic) !== followed) return
      this.#followed.delete(topic)
      this.#broker.unsubscribe(topic)
    }
  }

  /** This node has brought the topic to this number. */
  tell(topic: string, number: number): void {
    this.knows(topic, number)
    this.#broker.publish(topic, number)
  }

  /** This node has seen the topic at this number. */
  knows(topic: string, number: number): void {
    const followed = this.#followed.get(topic)
    if (followed !== undefined && followed.known !== null) followed.known = Math.max(followed.known, number)
  }

  #heard(topic: string, number: number): void {
    const followed = this.#followed.get(topic)
    if (followed === undefined || (followed.known !== null && number <= followed.known)) return
    const before = followed.known
    this.knows(topic, number)
    Promise.resolve(followed.hear(number)).catch(() => {
      followed.known = before
      if (before !== null) this.#lookSoon([topic], AGAIN)
    })
  }

  /** Looks at these topics, or at everything that is followed. */
  async look(topics: Iterable<string> = this.#followed.keys()): Promise<void> {
    const numbers = await this.#look([...topics])
    for (const [topic, number] of numbers) this.#heard(topic, number)
  }

  /** Something may have happened before. Where numbers say nothing, nobody can look it up: it counts as news. */
  #subscribed(topic: string): void {
    const followed = this.#followed.get(topic)
    if (followed === undefined) return
    if (followed.known === null) this.#heard(topic, 0)
    else this.#lookSoon([topic], COLLECT)
  }
  #lookSoon(topics: Iterable<string>, after: number): void {
    for (const topic of topics) this.#fresh.add(topic)
    this.#soon ??= setTimeout(() => {
      const fresh = [...this.#fresh].filter(topic => this.#followed.has(topic))
      this.#fresh.clear()
      this.#soon = null
      this.look(fresh).catch(error => {
        this.#failed('looking for news', error)
        this.#lookSoon(fresh, AGAIN)
      })
    }, after).unref()
  }

  /** While the broker is away, things without numbers count as changed now and then. */
  #lookLater(): void {
    this.#timer = setTimeout(async () => {
      const { isUp } = this.#broker
      if (!isUp && Date.now() - this.#guessed >= LOOK.up) {
        this.#guessed = Date.now()
        for (const [topic, { known }] of this.#followed) if (known === null) this.#heard(topic, 0)
      }
      if (Date.now() - this.#looked >= (isUp ? LOOK.up : LOOK.down)) {
        this.#looked = Date.now()
        await this.look().catch(error => this.#failed('looking for news', error))
      }
      if (this.#timer !== null) this.#lookLater()
    }, LOOK.down / 4).unref()
  }

  async close(): Promise<void> {
    for (const timer of [this.#timer, this.#soon]) if (timer !== null) clearTimeout(timer)
    this.#timer = null
    await this.#broker.close()
  }
}
