import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { type Token, tokens } from '../cards/tokens.ts'
import type { Asks, Kill } from '../types.ts'
import { countIn, type Heap, heapOf, indexOf, KINDS, sizeOf } from './beliefs/heap.ts'
import type { Outlook } from './value/outlook.ts'
import { highest, type Weighed } from './weighed.ts'

/** How much a point that somebody else loses is worth. */
const SPITE = 0.35

/** One token from one seat to another, as a change. */
function moved(kind: number, from: Seat, to: Seat): (Heap | null)[] {
  const [loss, gain] = [new Int8Array(KINDS), new Int8Array(KINDS)]
  loss[kind] = -1
  gain[kind] = 1
  const change: (Heap | null)[] = []
  change[from] = loss
  change[to] = gain
  return change
}

/** What it is worth to this seat that a token goes from one to another. */
function worthOfTheft(outlook: Outlook, kind: number, from: Seat, to: Seat, grudge = 0): number {
  const gains = outlook.gains(moved(kind, from, to))
  const other = outlook.seat === from ? to : from
  const spite = SPITE + (other === outlook.leader ? 2 * grudge : 0)
  return (gains[outlook.seat] ?? 0) - spite * (gains[other] ?? 0)
}

/** R6.3: whom to rob: where a token drawn blindly, or the best one if the thief may look, is worth most. `grudge` is how much more a point for the leader hurts. */
export function chooseVictim(
  outlook: Outlook,
  { options }: Asks['victim'],
  kill: Kill | null,
  grudge: number,
): Weighed {
  const { seat, view, worlds } = outlook
  const there = view.attackers[kill?.spot ?? -1] ?? []
  const looks = there.some(a => a.seat === seat && a.adventurer === 'wizard')
  const rate = (victim: Seat): number => {
    const worth = tokens.map((_, kind) => worthOfTheft(outlook, kind, victim, seat, grudge))
    const some = worlds.filter((_, i) => i % 4 === 0)
    const inWorld = (heap: Heap): number => {
      const count = sizeOf(heap)
      if (count === 0) return 0
      if (looks) return Math.max(...worth.filter((_, kind) => countIn(heap, kind) > 0))
      return worth.reduce((sum, value, kind) => sum + value * countIn(heap, kind), 0) / count
    }
    return (
      some.reduce((sum, world) => sum + inWorld(world[victim] ?? new Int8Array(KINDS)), 0) / Math.max(1, some.length)
    )
  }
  return highest(options, rate, victim => victim, { looks })
}

/** R6.6, R10.13: what a thief takes who may look, or a victim gives who may choose. */
export function chooseToken(outlook: Outlook, { options }: Asks['token'], kill: Kill | null, grudge: number): Weighed {
  const theft = kill?.theft
  const rate = (token: Token): number =>
    theft ? worthOfTheft(outlook, indexOf(token), theft.victim, theft.thief, grudge) : 0
  return highest(options, rate, token => token, { count: 1, isThief: theft?.thief === outlook.seat })
}

/** What the theft that threatens costs this seat, with what it brings the thief: by a token drawn or picked, or by the least of all. */
export function lossToThief(outlook: Outlook, kill: Kill | null, by: 'any' | 'least'): number {
  const theft = kill?.theft
  const { view, seat } = outlook
  if (!theft || theft.victim !== seat) return 0
  const hoard = heapOf(peek(of(view.sides, theft.victim).hoard))
  const held = tokens.flatMap((_, kind) => Array<number>(countIn(hoard, kind)).fill(kind))
  if (held.length === 0) return 0
  const losses = held.map(kind => -worthOfTheft(outlook, kind, theft.victim, theft.thief))
  if (by === 'least') return Math.min(...losses)
  const looks = view.attackers[kill.spot]?.some(a => a.seat === theft.thief && a.adventurer === 'wizard')
  return looks ? Math.max(...losses) : losses.reduce((sum, loss) => sum + loss, 0) / losses.length
}
