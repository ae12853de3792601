import { InTurn } from './in-turn.ts'
import { Misses } from './misses.ts'
import { Turns } from './turns.ts'

/** Wrong tries at once; of one device, and by one username, one a minute is forgotten, of one address all ten. */
const WRONG = 10
const MINUTE = 60_000
/** How long a stranger waits, and the next one after them, where strangers have been wrong too often; in milliseconds. */
const SLOW = 5000

/** Somebody who tries to come in by a username. */
export interface Trying {
  readonly username: string
  readonly address: string
  /** The browser, if somebody has come in by this username with it before; strangers have none. */
  readonly device: string | null
  /** Whether they have hung up. */
  readonly isGone: () => boolean
}

/**
 * How often passwords may be tried. A device that somebody has come in with before answers only for itself. A stranger answers for
 * their address; and if strangers have been wrong too often by one username, from wherever, they come one after another. So nobody is kept
 * out by what others do, and however many addresses somebody has, they guess slowly.
 */
export class Tries {
  readonly #devices: Misses
  readonly #addresses: Misses
  readonly #names: Misses
  /** By username and address. */
  readonly #pairs: Misses
  readonly #turns: Turns
  /** To check a password is work: one at a time for an address. */
  readonly #checks = new InTurn()

  constructor(now: () => number, slow = SLOW) {
    this.#devices = new Misses(WRONG, MINUTE, now)
    this.#addresses = new Misses(WRONG, MINUTE / WRONG, now)
    this.#names = new Misses(WRONG, MINUTE, now)
    this.#pairs = new Misses(WRONG, MINUTE, now)
    this.#turns = new Turns(slow)
  }

  /** What came of it; null if it was not tried, for who tries was wrong too often. */
  async do<T>(who: Trying, check: () => Promise<T>, isRight: (it: T) => boolean): Promise<T | null> {
    const { username, address, device, isGone } = who
    const pair = `${username} ${address}`
    const wrongBefore = this.#pairs.of(pair)
    const taken: (readonly [Misses, string])[] = []
    const takes = (misses: Misses, name: string): boolean => {
      const may = misses.take(name)
      if (may) taken.push([misses, name])
      return may
    }
    const isTried = async (): Promise<boolean> => {
      if (device !== null) return takes(this.#devices, device)
      if (!takes(this.#addresses, address) || !takes(this.#pairs, pair)) return false
      return takes(this.#names, username) || this.#turns.wait(username, wrongBefore, isGone)
    }
    const it = (await isTried()) ? await this.#checks.do(address, check) : null
    if (it === null || isRight(it)) for (const [misses, name] of taken) misses.giveBack(name)
    return it
  }
}
