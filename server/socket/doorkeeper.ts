import { Allowances } from '../allowance.ts'
import type { Refused } from '../matches/replies.ts'
import { refused } from '../tables/refusing.ts'
import { Bars } from './bars.ts'

/** Who stands at the door: somebody, wherever they come from, or nobody, of whom only the address is known. */
export interface Comer {
  readonly person: string | null
  readonly address: string
}

/** Why not now, and in how many seconds. */
export interface NotNow {
  readonly why: Refused
  readonly seconds: number
}

/** How often somebody may come in, by any of their sockets: at once, and each second. */
const COMINGS = { most: 64, rate: 4 } as const
/** What is paid for by one person alone: as much as a lively game needs. */
const SHARE = { most: 100, rate: 20 } as const
/** What is more, and whatever nobody asks for, is paid for by the address: as much as so many sockets might. */
const POOL = { most: 16, rate: 4 } as const

export interface DoorTerms {
  readonly now: () => number
  /** What one socket may ask for: at once, and each second. */
  readonly most: number
  readonly rate: number
  /** How many sockets one address may have. */
  readonly sockets: number
}

/**
 * Knows who comes how often and asks for how much, and who was shown out. Behind one address there may be a whole school: so whoever
 * is somebody is counted by who they are, and does not suffer for what nobody does who comes from where they come from.
 */
export class Doorkeeper {
  readonly #strangers: Allowances
  readonly #claims: Allowances
  readonly #comings: Allowances
  readonly #shares: Allowances
  readonly #pools: Allowances
  readonly #bars: Bars

  constructor({ now, most, rate, sockets }: DoorTerms) {
    this.#strangers = new Allowances(2 * sockets, sockets / 4, now)
    this.#claims = new Allowances(4 * sockets, sockets, now)
    this.#comings = new Allowances(COMINGS.most, COMINGS.rate, now)
    this.#shares = new Allowances(SHARE.most, SHARE.rate, now)
    this.#pools = new Allowances(POOL.most * most, POOL.rate * rate, now)
    this.#bars = new Bars(now)
  }

  /** Whether it is worth the while to find out who this is. */
  knocks(address: string): NotNow | null {
    return this.#claims.may(address) ? null : tooOften(this.#claims.wait(address))
  }

  /** Null if they may come in. */
  admits(comer: Comer): NotNow | null {
    const { person, address } = comer
    const barred = this.#bars.wait(nameOf(comer))
    if (barred > 0) return notNow('shown out', 'somebody with better manners', barred)
    const [comings, name] = person === null ? [this.#strangers, address] : [this.#comings, person]
    return comings.may(name) ? null : tooOften(comings.wait(name))
  }

  /** Whether so much is paid for: by who asks, or by the address they come from. */
  pays({ person, address }: Comer, cost: number): boolean {
    return (person !== null && this.#shares.may(person, cost)) || this.#pools.may(address, cost)
  }

  showsOut(comer: Comer): void {
    this.#bars.put(nameOf(comer))
  }
}

const nameOf = ({ person, address }: Comer): string => (person === null ? `from ${address}` : `person ${person}`)

function notNow(code: string, who: string, wait: number): NotNow {
  const seconds = Math.max(1, Math.ceil(wait / 1000))
  return { why: refused(code, `${who}, ${seconds} s from now`), seconds }
}
const tooOften = (wait: number): NotNow => notNow('too fast', 'somebody who comes less often', wait)
