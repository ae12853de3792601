import { keyOf, type SharedRedis } from '../nodes/shared-redis.ts'

/** How many may wait under one name. */
const PLACES = 50
/** What part of the pause to wait before trying again, if another node has just had a turn. */
const AGAIN = 0.1

interface QueuedTry {
  /** Lower ranks go first. */
  readonly rank: number
  readonly isGone: () => boolean
  readonly go: (may: boolean) => void
}

/** Queues with the same title on other nodes have the same turns. */
export interface SharedQueue {
  readonly title: string
  readonly redis: SharedRedis
}

/**
 * A queue per name, with a pause before each turn. The lowest rank goes first. Among equals the last to arrive goes
 * first, otherwise an attacker who fills the queue in advance would keep everybody else out. Nodes that share a Redis have queues
 * of their own, but one turn at a time.
 */
export class SlowQueue {
  readonly #pause: number
  readonly #shared: SharedQueue | undefined
  readonly #waiting = new Map<string, QueuedTry[]>()

  constructor(pause: number, shared?: SharedQueue) {
    this.#pause = pause
    this.#shared = shared
  }

  /** Resolves to true when it is the caller's turn, to false if the caller is gone or was pushed out of the queue. */
  wait(name: string, rank: number, isGone: () => boolean): Promise<boolean> {
    return new Promise(go => {
      const all = this.#waiting.get(name) ?? this.#begin(name)
      all.push({ rank, isGone, go })
      all.sort((a, b) => b.rank - a.rank) // stable sort: the last element goes next
      if (all.length > PLACES) all.shift()?.go(false)
    })
  }

  #begin(name: string): QueuedTry[] {
    const all: QueuedTry[] = []
    this.#waiting.set(name, all)
    this.#later(name, all)
    return all
  }

  #later(name: string, all: QueuedTry[], part = 1): void {
    setTimeout(() => this.#next(name, all), part * this.#pause).unref()
  }

  /** Always so without other nodes, or without Redis. */
  async #isOurTurn(name: string): Promise<boolean> {
    if (this.#shared === undefined) return true
    const { title, redis } = this.#shared
    const taken = Math.ceil((1 - AGAIN / 2) * this.#pause) // a little less, so that the next one may be another's
    const answer = await redis.ask(async it =>
      it.set(keyOf(`turn ${title} ${name}`), 1, 'PX', taken, 'NX').then(String),
    )
    return answer === null || answer === 'OK'
  }

  async #next(name: string, all: QueuedTry[]): Promise<void> {
    if (all.length > 0 && !(await this.#isOurTurn(name))) return this.#later(name, all, AGAIN)
    let next = all.pop()
    while (next?.isGone()) {
      next.go(false)
      next = all.pop()
    }
    next?.go(true)
    if (next === undefined) this.#waiting.delete(name)
    else this.#later(name, all)
  }
}
