import { InTurn } from './in-turn.ts'
import { Misses } from './misses.ts'
import { Turns } from './turns.ts'

/** Wrong tries allowed at once. A device and a name regain one per minute, an address all ten. */
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
  /** The device, if somebody has got in under this name on it before; null for strangers. */
  readonly device: string | null
  /** Whether they have disconnected. */
  readonly isGone: () => boolean
}

/**
 * Limits how often passwords may be tried. A known device is limited by itself. A stranger is limited by address; after
 * too many wrong tries by strangers under one name, from any address, they have to queue. So nobody is locked out by
 * others, and somebody with many addresses still guesses slowly.
 */
export class Tries {
  readonly #devices: Misses
  readonly #addresses: Misses
  readonly #names: Misses
  /** By name and address. */
  readonly #pairs: Misses
  readonly #turns: Turns
  /** Checking a password is expensive: one at a time per address. */
  readonly #checks = new InTurn()

  constructor(now: () => number, slow = SLOW) {
    this.#devices = new Misses(WRONG, MINUTE, now)
    this.#addresses = new Misses(WRONG, MINUTE / WRONG, now)
    this.#names = new Misses(WRONG, MINUTE, now)
    this.#pairs = new Misses(WRONG, MINUTE, now)
    this.#turns = new Turns(slow)
  }

  /** The result; null if it was not tried because there were too many wrong tries. */
  async do<T>(who: Trying, check: () => Promise<T>, isRight: (it: T) => boolean): Promise<T | null> {
    const { name, address, device, isGone } = who
    const pair = `${name} ${address}`
    const wrongBefore = this.#pairs.of(pair)
    const taken: (readonly [Misses, string])[] = []
    const takes = (misses: Misses, of: string): boolean => {
      const may = misses.take(of)
      if (may) taken.push([misses, of])
      return may
    }
    const isTried = async (): Promise<boolean> => {
      if (device !== null) return takes(this.#devices, device)
      if (!takes(this.#addresses, address) || !takes(this.#pairs, pair)) return false
      return takes(this.#names, name) || this.#turns.wait(name, wrongBefore, isGone)
    }
    const it = (await isTried()) ? await this.#checks.do(address, check) : null
    if (it === null || isRight(it)) for (const [misses, of] of taken) misses.giveBack(of)
    return it
  }
}
