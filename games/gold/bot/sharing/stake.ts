import type { Seat } from '#kernel/seat'
import type { Kill } from '../../types.ts'
import { countIn, emptyHeap, type Heap, heapOf, KINDS, RED } from '../beliefs/heap.ts'
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

  constructor(outlook: Outlook, kill: Kill) {
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
    for (const [i, seat] of this.kill.party.entries())
      if (this.#finds[i] && countIn(division[i] ?? nothing, RED) > 0) gains[seat] = (gains[seat] ?? 0) + OBJECT
    return gains
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

export const allTo = (stake: Stake, place: number): Heap[] =>
  stake.kill.party.map((_, i) => (i === place ? stake.loot.slice() : new Int8Array(KINDS)))
