import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import type { Kill } from '../../types.ts'
import { countIn, emptyHeap, GEM, GEMS, GOLD, type Heap, heapOf, RED, SILVER } from '../beliefs/heap.ts'
import { type Taste, tastes } from '../personas.ts'
import type { Outlook } from '../value/outlook.ts'

/** A division of the loot: a heap for each of the party, in the party's order. */
export type Division = readonly Heap[]

/** What an object is worth to whoever finds it, in points. */
const OBJECT = 2

/** What a party can gain from its loot, as one of it sees it. */
export class Stake {
  readonly outlook: Outlook
  readonly kill: Kill
  readonly loot: Heap
  /** In the party's order: whether a red token brings an object. */
  readonly #finds: readonly boolean[]

  readonly #taste: Taste
  readonly #favourite: number

  /** A seat with a taste values its own share by it. */
  constructor(outlook: Outlook, kill: Kill, taste: Taste = tastes.none) {
    this.#taste = taste
    this.#favourite = taste.gem === 0 ? -1 : favouriteOf(outlook)
    this.outlook = outlook
    this.kill = kill
    this.loot = heapOf(kill.loot)
    const { options, attackers } = outlook.view
    const hasMagic = options.game === 'advanced' && options.magic
    const there = attackers[kill.spot] ?? []
    this.#finds = kill.party.map(seat => hasMagic && there.some(a => a.seat === seat && a.adventurer === 'wizard'))
  }

  /** What each seat of the table gains from a division. */
  gainsOfAll(division: Division): number[] {
    const change: (Heap | null)[] = []
    for (const [i, seat] of this.kill.party.entries()) change[seat] = division[i] ?? null
    const gains = this.outlook.gains(change)
    const own = change[this.outlook.seat]
    if (own) gains[this.outlook.seat] = (gains[this.outlook.seat] ?? 0) + this.#likingFor(own)
    for (const [i, seat] of this.kill.party.entries())
      if (this.#finds[i] && countIn(division[i] ?? nothing, RED) > 0) gains[seat] = (gains[seat] ?? 0) + OBJECT
    return gains
  }

  /** What a share is worth to this seat beyond its points. */
  #likingFor(share: Heap): number {
    const { coins, gem } = this.#taste
    const love = this.#favourite < 0 ? 0 : gem * countIn(share, this.#favourite)
    return love + coins * (countIn(share, SILVER) + 3 * countIn(share, GOLD))
  }

  /** What each of the party gains, in the party's order. */
  gains(division: Division): number[] {
    const all = this.gainsOfAll(division)
    return this.kill.party.map(seat => all[seat] ?? 0)
  }

  placeOf(seat: Seat): number {
    return this.kill.party.indexOf(seat)
  }
}

const nothing = emptyHeap()

/** The colour it has most of; at first one of its own. */
function favouriteOf({ view, seat }: Outlook): number {
  const hoard = heapOf(peek(of(view.sides, seat).hoard))
  let [most, favourite] = [0, GEM + (seat % GEMS)]
  for (let kind = GEM; kind < GEM + GEMS; kind++)
    if (countIn(hoard, kind) > most) [most, favourite] = [countIn(hoard, kind), kind]
  return favourite
}
