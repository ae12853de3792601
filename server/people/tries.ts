import type { Nodes } from '../nodes/nodes.ts'
import { Misses, takenFrom } from './misses.ts'
import { OneAtATime } from './one-at-a-time.ts'
import { SlowQueue } from './slow-queue.ts'

/** Wrong tries allowed at once. A browser and a name regain one per minute, an address all ten. */
const WRONG = 10
const MINUTE = 60_000
/**
 * How long strangers wait, one after another, once there were too many wrong tries under a name; in milliseconds.
 */
const SLOW = 5000

/** Somebody who tries a password for a username. */
export interface Trying {
  readonly name: string
  readonly address: string
  /** The browser, if somebody has got in under this name in it before; null for strangers. */
  readonly browser: string | null
  /** Whether they have disconnected. */
  readonly isGone: () => boolean
}

/**
 * Limits how often passwords may be tried. A known browser is limited by itself. A stranger is limited by address; after
 * too many wrong tries by strangers under one name, from any address, they have to queue. So nobody is locked out by
 * others, and somebody with many addresses still guesses slowly.
 */
export class Tries {
  readonly #browsers: Misses
  readonly #addresses: Misses
  readonly #names: Misses
  /** By name and address. */
  readonly #pairs: Misses
  readonly #queue: SlowQueue
  /** Checking a password is expensive: one at a time per address. */
  readonly #checks = new OneAtATime()

  constructor(now: () => number, slow = SLOW, nodes?: Nodes) {
    const as = (title: string) => nodes?.limits.as(`passwords ${title}`)
    this.#browsers = new Misses(WRONG, MINUTE, now, as('devices'))
    this.#addresses = new Misses(WRONG, MINUTE / WRONG, now, as('addresses'))
    this.#names = new Misses(WRONG, MINUTE, now, as('names'))
    this.#pairs = new Misses(WRONG, MINUTE, now, as('pairs'))
    this.#queue = new SlowQueue(slow, nodes && { title: 'passwords', redis: nodes.redis })
  }

  /** The result; null if it was not tried because there were too many wrong tries. */
  async do<T>(who: Trying, check: () => Promise<T>, isRight: (it: T) => boolean): Promise<T | null> {
    const { name, address, browser, isGone } = who
    const pair = `${name} ${address}`
    const wrongBefore = this.#pairs.used(pair)
    const own = takenFrom(
      browser === null
        ? [
            [this.#addresses, address],
            [this.#pairs, pair],
          ]
        : [[this.#browsers, browser]],
    )
    if (own === null) return null
    const underName = browser === null ? takenFrom([[this.#names, name]]) : null
    const mayTry = browser !== null || underName !== null || (await this.#queue.wait(name, wrongBefore, isGone))
    const it = mayTry ? await this.#checks.do(address, check) : null
    if (it === null || isRight(it)) for (const takeBack of [own, underName]) takeBack?.()
    return it
  }
}
