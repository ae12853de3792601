import { of } from '#kernel/seat'
import { countsOf, noTokens, size, type Token, tokens } from '../../cards/tokens.ts'
import { diceFrom } from '../beliefs/dice.ts'
import { countIn } from '../beliefs/heap.ts'
import { type BargainMove, ownOffer } from './asked.ts'
import { saidBy } from './speech.ts'
import type { Talk } from './talk.ts'

/** A token is wanted if one more is worth this many points, and not wanted if it is worth less than the other. */
const [WANTED, UNWANTED] = [2, 0.75]

/** Whether it still lets others talk. How long differs from bargain to bargain. */
export function lingers({ manner, talks, view, seat, run }: Talk): boolean {
  const { lingers: most } = manner.taste
  if (most === 0 || talks.bell === null) return false
  return run < most / 3 + diceFrom(97 * view.turns + seat).below(most)
}

/** What a persona shows before it offers: the tokens it wants, or those it does not. Null if there are none, or if it has shown them. */
export function shownFirst({ manner, talks, seat, kill, known }: Talk): BargainMove | null {
  const { shows } = manner.taste
  if (shows === null || size(of(talks.wants, seat)) > 0 || size(of(talks.waives, seat)) > 0) return null
  const marked: Partial<Record<Token, number>> = {}
  for (const [kind, token] of tokens.entries()) {
    if (countIn(known.stake.loot, kind) === 0) continue
    const gain = known.stake.outlook.gainOf(seat, kind)
    if (shows === 'claim' ? gain >= WANTED : gain < UNWANTED) marked[token] = kill.loot[token]
  }
  if (Object.keys(marked).length === 0) return null
  const counts = countsOf({ ...noTokens, ...marked })
  return shows === 'claim' ? { claim: counts } : { waive: counts }
}

/** What a persona says to its own offer, once, and only if it is true. */
export function addedTo({ manner, talks, seat, told, known, kill }: Talk): BargainMove | null {
  const { adds } = manner.taste
  if (adds === null || ownOffer(talks, seat) === undefined || saidBy(told, seat).includes(adds)) return null
  const { leader, now } = known.stake.outlook
  if (adds === 'you lead' && (!kill.party.includes(leader) || (now[leader] ?? 0) <= (now[seat] ?? 0))) return null
  return { say: adds }
}
