import type { Seat } from '#kernel/seat'
import { noTokens } from '../../cards/tokens.ts'
import { targetBy } from '../../magic/moves.ts'
import { type Heap, heapOf, indexOf } from '../beliefs/heap.ts'
import { fairDivision } from '../sharing/fair.ts'
import { Stake } from '../sharing/stake.ts'
import type { Outlook } from '../value/outlook.ts'

/** How much a point for a rival hurts. */
const ENVY = 1 / 3

/** Silver Tongue: what this seat's fair gain changes if nobody must ask the silenced one any more. */
export function gainFromTongue(outlook: Outlook, target: string): number {
  const { kill } = outlook.view
  if (kill === null || !kill.party.includes(outlook.seat)) return 0
  const { seat: silenced } = targetBy('silverTongue', target)
  const gain = (stake: Stake): number => fairDivision(stake).gains[stake.placeOf(outlook.seat)] ?? 0
  return gain(new Stake(outlook, { ...kill, silenced })) - gain(new Stake(outlook, kill))
}

/** Ring of Confusion: what it changes for this seat that two others swap shares, less a part of what it changes for the others. */
export function gainFromRing(outlook: Outlook, target: string): number {
  const { kill } = outlook.view
  if (kill === null || kill.shares === null) return 0
  const { seats } = targetBy('ringOfConfusion', target)
  const shareOf = (seat: Seat): Heap => heapOf(kill.shares?.[kill.party.indexOf(seat)] ?? noTokens)
  const dealt: (Heap | null)[] = []
  const swapped: (Heap | null)[] = []
  for (const seat of kill.party) dealt[seat] = swapped[seat] = shareOf(seat)
  const [one, other] = seats
  swapped[one] = shareOf(other)
  swapped[other] = shareOf(one)
  const before = outlook.points(dealt)
  const change = outlook.points(swapped).map((points, seat) => points - (before[seat] ?? 0))
  return change.reduce((sum, points, seat) => sum + (seat === outlook.seat ? points : -ENVY * points), 0)
}

/** Invisible Hand: the token, less this seat's part of it where it would have shared it. */
export function gainFromToken(outlook: Outlook, target: string): number {
  const { token, spot } = targetBy('slip', target)
  const gain = outlook.gainOf(outlook.seat, indexOf(token))
  const there = new Set(outlook.view.attackers[spot]?.map(a => a.seat))
  return there.has(outlook.seat) ? gain - gain / there.size : gain
}
