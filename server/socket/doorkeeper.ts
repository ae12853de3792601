import { refused } from '#protocol/refused'
import { Allowances } from '../allowance.ts'
import type { Refused } from '../matches/replies.ts'
import type { Nodes } from '../nodes/nodes.ts'
import { Bans } from './bans.ts'

/** Who wants in: a person, from any address, or a stranger, of whom only the address is known. */
export interface Comer {
  readonly person: string | null
  readonly address: string
}

/** Why not now, and in how many seconds to try again. */
export interface NotNow {
  readonly why: Refused
  readonly seconds: number
}

/** How often a person may connect, with all sockets together: at once, and per second. */
const COMINGS = { most: 64, rate: 4 } as const
/** The budget of one person: enough for a lively game. */
const SHARE = { most: 100, rate: 20 } as const
/**
 * The budget of an address, for strangers and for what exceeds a person's share. In multiples of one socket's budget.
 */
const POOL = { most: 16, rate: 4 } as const

export interface DoorkeeperParams {
  readonly now: () => number
  /** The budget of one socket: at once, and per second. */
  readonly most: number
  readonly rate: number
  /** Sockets allowed per address. */
  readonly sockets: number
  /** All of this is counted on all nodes together. */
  readonly nodes?: Nodes | undefined
}

/**
 * Counts connections and requests, and remembers who was shown out. A whole school may share one address, so people are
 * counted individually and are not affected by strangers from the same address.
 */
export class Doorkeeper {
  readonly #strangers: Allowances
  readonly #claims: Allowances
  readonly #comings: Allowances
  readonly #shares: Allowances
  readonly #pools: Allowances
  readonly #bars: Bans

  constructor({ now, most, rate, sockets, nodes }: DoorkeeperParams) {
    const as = (title: string) => nodes?.limits.as(`door ${title}`)
    this.#strangers = new Allowances(2 * sockets, sockets / 4, now, as('strangers'))
    this.#claims = new Allowances(4 * sockets, sockets, now, as('claims'))
    this.#comings = new Allowances(COMINGS.most, COMINGS.rate, now, as('comings'))
    this.#shares = new Allowances(SHARE.most, SHARE.rate, now, as('shares'))
    this.#pools = new Allowances(POOL.most * most, POOL.rate * rate, now, as('pools'))
    this.#bars = new Bans(now, nodes?.redis)
  }

  /** Whether to look up who this is at all. */
  knocks(address: string): NotNow | null {
    return this.#claims.may(address) ? null : tooOften(this.#claims.wait(address))
  }

  /** Null if they may enter. Other nodes are asked last, so that somebody who comes too often does not reach them. */
  async admits(comer: Comer): Promise<NotNow | null> {
    const { person, address } = comer
    const barred = this.#barred(comer)
    if (barred !== null) return barred
    const [comings, name] = person === null ? [this.#strangers, address] : [this.#comings, person]
    if (!comings.may(name)) return tooOften(comings.wait(name))
    await this.#bars.learn(nameOf(comer))
    return this.#barred(comer)
  }
  #barred(comer: Comer): NotNow | null {
    const wait = this.#bars.wait(nameOf(comer))
    return wait > 0 ? notNow('shown out', 'somebody with better manners', wait) : null
  }

  /** Whether the budget allows this: the person's own, or else that of the address. */
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
