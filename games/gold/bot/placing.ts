import type { Rng } from '#kernel/chance'
import { of, type Seat } from '#kernel/seat'
import { type Adventurer, adventurers, strengths } from '../cards/adventurers.ts'
import { dragonOf } from '../cards/dragons.ts'
import { size } from '../cards/tokens.ts'
import { targetBy } from '../magic/moves.ts'
import { lairsIn, strengthOf, sumOn } from '../rules/strength.ts'
import type { Lair, Spot } from '../types.ts'
import { blindGain, gainOf, type Knowledge } from './worth.ts'

/** The value to this seat of a dragon's entire loot. */
export function lootWorth(known: Knowledge, lair: Lair): number {
  const { seat, unseen, view } = known
  const hidden = lair.scried ? 0 : Math.min(dragonOf(lair.dragon).hidden, view.inBag)
  const kindly = Math.max(gainOf(known, seat, lair.tokens), size(lair.tokens))
  return kindly + hidden * Math.max(1, blindGain(known, seat, unseen))
}

const THEFT = 1.3
const LOOK = 2

/** The value of placing this adventurer there. `extra` is the strength of a Keen Blade. */
function placingWorth(known: Knowledge, adventurer: Adventurer, spot: Spot, extra = 0): number {
  const { view, seat } = known
  const lair = view.row[spot]
  if (!lair) return Number.NEGATIVE_INFINITY
  const there = view.attackers[spot] ?? []
  const isIn = there.some(a => a.seat === seat)
  const party = new Set([...there.map(a => a.seat), seat]).size
  const [strength, sum] = [strengthOf(lair), sumOn(view, spot, lair) + strengths[adventurer] + extra]
  const loot = lootWorth(known, lair)
  const has = (name: Adventurer): boolean =>
    adventurer === name || there.some(a => a.seat === seat && a.adventurer === name)
  const tricks = party > 1 && has('thief') ? THEFT + (has('wizard') ? LOOK : 0) : 0
  if (sum >= strength) return loot / party + tricks - 0.1 * (sum - strength) + 1
  const near = sum / strength
  if (isIn) return 0.15 * near * (loot / party + tricks) - 0.2 * strengths[adventurer]
  return (0.25 + 0.45 * near) * (loot / (party + 0.4) + tricks / 2) - 0.2 * strengths[adventurer]
}

/** The best of these placements; a random one among equals. */
export function bestPlacing(
  known: Knowledge,
  options: readonly string[],
  rng: Rng,
  extra = 0,
): { readonly target: string; readonly worth: number } {
  const rated = options.map(target => {
    const { adventurer, spot } = targetBy('place', target)
    return { target, worth: placingWorth(known, adventurer, spot, extra) }
  })
  const top = Math.max(...rated.map(r => r.worth))
  const equals = rated.filter(r => r.worth === top)
  return equals[rng.below(equals.length)] ?? { target: options[0] ?? '', worth: 0 }
}

/** How many of its adventurers are resting at home, and how many are ready. */
export function atHome({ view }: Knowledge, seat: Seat): { readonly resting: number; readonly ready: number } {
  const { team } = of(view.sides, seat)
  const count = (readiness: string): number => adventurers.filter(a => team[a] === readiness).length
  return { resting: count('resting'), ready: count('ready') }
}

/** Dragons with rich loot that are about to die without this seat. */
export const lostToOthers = (known: Knowledge): readonly Spot[] =>
  lairsIn(known.view)
    .filter(([spot, lair]) => {
      const there = known.view.attackers[spot] ?? []
      const gap = strengthOf(lair) - sumOn(known.view, spot, lair)
      return there.length > 0 && gap <= 4 && !there.some(a => a.seat === known.seat) && lootWorth(known, lair) >= 8
    })
    .map(([spot]) => spot)
