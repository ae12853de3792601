import { networkOf, siteOf } from '../network.ts'
import type { Nodes } from '../nodes/nodes.ts'
import { type Count, Misses, takenFrom } from '../people/misses.ts'
import { OneAtATime } from '../people/one-at-a-time.ts'
import { SlowQueue } from '../people/slow-queue.ts'

const MINUTE = 60_000
const DAY = 86_400_000
/** Wrong codes at once; then one a minute. By address for who is not signed in; by person, and by house, for all. */
const WRONG = 10
/** The same for all signed-in people of one address, in addition: a room full of guests shares one. */
const CROWD = 30
/** How many wrong codes a day are answered at once, whatever others do: by address, if signed in; and by IPv6 site. */
const ANSWERED = { address: 5, site: 20 } as const
/** How long the others wait, one after another, while there are too many wrong codes; in milliseconds. */
const SLOW = 5000

/** Somebody who asks for the table of a code. */
export interface Guesser {
  readonly address: string
  /** Their id, if they are signed in. */
  readonly person: string | null
  /** Whether they have disconnected. */
  readonly isGone: () => boolean
}

/**
 * Limits how often join codes may be guessed, without keeping out those who know theirs.
 *
 * Over a limit of their own (address or person) everybody is refused before the code is looked up: so a refusal says
 * nothing about it. Behind one address, signed-in people have limits of their own, so that a stranger's mistakes do
 * not keep them out; making guests does not help a guesser much, because the address limits them together.
 *
 * Many addresses are slowed down together: beyond ten wrong codes in the whole house, one code per five seconds is
 * looked up. That must not become a way to make everybody wait. So whoever has made no mistake today is answered at
 * once. Each address has one such mistake a day, or five of different signed-in people; and as anybody can have
 * thousands of IPv6 networks, all /64 of one /48 have twenty. Of those who wait, the fewest mistakes go first. What many
 * addresses can learn in a day is therefore as little as the queue gives, and one code for each address.
 */
export class Guesses {
  readonly #addresses: Misses
  readonly #people: Misses
  readonly #crowds: Misses
  readonly #house: Misses
  /** Today's mistakes that were answered at once: by address, without and with those of signed-in people; by person; by site. */
  readonly #anonymous: Misses
  readonly #everybody: Misses
  readonly #persons: Misses
  readonly #sites: Misses
  readonly #queue: SlowQueue
  /** Many right codes at the same time from one address are not taken for many guesses. */
  readonly #lookups = new OneAtATime()

  constructor(now: () => number, slow = SLOW, nodes?: Nodes) {
    const as = (title: string) => nodes?.limits.as(`codes ${title}`)
    this.#addresses = new Misses(WRONG, MINUTE, now, as('addresses'))
    this.#people = new Misses(WRONG, MINUTE, now, as('people'))
    this.#crowds = new Misses(CROWD, MINUTE, now, as('crowds'))
    this.#house = new Misses(WRONG, MINUTE, now, as('house'))
    this.#anonymous = new Misses(1, DAY, now, as('anonymous'))
    this.#everybody = new Misses(ANSWERED.address, DAY, now, as('everybody'))
    this.#persons = new Misses(1, DAY, now, as('persons'))
    this.#sites = new Misses(ANSWERED.site, DAY / ANSWERED.site, now, as('sites'))
    this.#queue = new SlowQueue(slow, nodes && { title: 'codes', redis: nodes.redis })
  }

  /** What was found; null if nothing was; 'too fast' if it was not looked up. */
  async do<T>(who: Guesser, look: () => Promise<T | null>): Promise<T | null | 'too fast'> {
    const network = networkOf(who.address)
    const tried = (isTheirTurn: boolean): Promise<T | null | 'too fast' | 'wait'> =>
      this.#lookups.do(network, () => this.#looked(who, look, isTheirTurn))
    const first = await tried(false)
    if (first !== 'wait') return first
    const mistakes = this.#own(who).reduce((sum, [misses, of]) => sum + misses.used(of), 0)
    const then = (await this.#queue.wait('codes', mistakes, who.isGone)) ? await tried(true) : 'wait'
    return then === 'wait' ? 'too fast' : then
  }

  /** A mistake is counted before the lookup and taken back if it was none: others may look at the same time. */
  async #looked<T>(
    who: Guesser,
    look: () => Promise<T | null>,
    isTheirTurn: boolean,
  ): Promise<T | null | 'too fast' | 'wait'> {
    const own = takenFrom(this.#own(who))
    if (own === null) return 'too fast'
    const today = takenFrom(this.#today(who))
    const inHouse = takenFrom([[this.#house, '']])
    const mayLook = today !== null || inHouse !== null || isTheirTurn
    const found = mayLook ? await look() : null
    if (!mayLook || found !== null) for (const takeBack of [own, today, inHouse]) takeBack?.()
    return mayLook ? found : 'wait'
  }

  #own({ address, person }: Guesser): readonly Count[] {
    const network = networkOf(address)
    if (person === null) return [[this.#addresses, network]]
    return [
      [this.#people, person],
      [this.#crowds, network],
    ]
  }
  #today({ address, person }: Guesser): readonly Count[] {
    const network = networkOf(address)
    const own: Count = person === null ? [this.#anonymous, network] : [this.#persons, person]
    return [own, [this.#everybody, network], [this.#sites, siteOf(address)]]
  }
}
