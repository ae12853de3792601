import type { Seat } from '#kernel/seat'
import { type Token, tokens } from '../cards/tokens.ts'
import type { Asks, Kill } from '../types.ts'
import { countIn, type Heap, indexOf, KINDS, sizeOf } from './beliefs/heap.ts'
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
function worthOfTheft(outlook: Outlook, kind: number, from: Seat, to: Seat): number {
  const gains = outlook.gains(moved(kind, from, to))
  const other = outlook.seat === from ? to : from
  return (gains[outlook.seat] ?? 0) - SPITE * (gains[other] ?? 0)
}

/** R6.3: whom to rob: where a token drawn blindly, or the best one if the thief may look, is worth most. */
export function chooseVictim(outlook: Outlook, { options }: Asks['victim'], kill: Kill | null): Weighed {
  const { seat, view, worlds } = outlook
  const there = view.attackers[kill?.spot ?? -1] ?? []
  const looks = there.some(a => a.seat === seat && a.adventurer === 'wizard')
  return highest(options, victim => {
    const worth = tokens.map((_, kind) => worthOfTheft(outlook, kind, victim, seat))
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
  })
}

/** R6.6, R10.13: what a thief takes who may look, or a victim gives who may choose. */
export function chooseToken(outlook: Outlook, { options }: Asks['token'], kill: Kill | null): Weighed {
  const theft = kill?.theft
  return highest(options, (token: Token) =>
    theft ? worthOfTheft(outlook, indexOf(token), theft.victim, theft.thief) : 0,
  )
}
