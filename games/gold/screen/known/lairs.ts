import type { Adventurer } from '../../cards/adventurers.ts'
import { type DragonId, dragonOf } from '../../cards/dragons.ts'
import type { Hoard } from '../../cards/tokens.ts'
import { attackOf, lairsIn, strengthOf, sumOn } from '../../rules/strength.ts'
import type { Spot, State } from '../../types.ts'

export interface AttackerSeen {
  readonly seat: number
  readonly adventurer: Adventurer
  readonly strength: number
  readonly hasBlade: boolean
}
/** A dragon as everybody sees it. */
export interface LairSeen {
  readonly spot: Spot
  readonly dragon: DragonId
  readonly strength: number
  readonly draught: number
  /** The total strength against it. */
  readonly sum: number
  readonly tokens: Hoard
  /** How many tokens it still hides. */
  readonly hidden: number
  /** Whether that is fewer than its card says, because the bag runs out (R3.5). */
  readonly isShort: boolean
  /** In the order in which they came. */
  readonly attackers: readonly AttackerSeen[]
  readonly isSlain: boolean
}

/** The dragons in the row. R3.5, R8.3: none hides more than the bag holds. */
export const lairsSeen = (view: State): readonly LairSeen[] =>
  lairsIn(view).map(([spot, lair]) => {
    const isSlain = view.kill?.spot === spot
    const onCard = isSlain || lair.scried ? 0 : dragonOf(lair.dragon).hidden
    return {
      spot,
      dragon: lair.dragon,
      strength: strengthOf(lair),
      draught: lair.draught,
      sum: sumOn(view, spot, lair),
      tokens: lair.tokens,
      hidden: Math.min(onCard, view.inBag),
      isShort: onCard > view.inBag,
      attackers: (view.attackers[spot] ?? []).map(attacker => ({
        seat: attacker.seat,
        adventurer: attacker.adventurer,
        strength: attackOf(attacker, lair),
        hasBlade: attacker.blade === lair.dragon,
      })),
      isSlain,
    }
  })

/** The dragon everybody thinks of: the slain one, or the one under attack that needs least to die. */
export function lairInMind(view: State): LairSeen | undefined {
  const lairs = lairsSeen(view)
  const needs = ({ strength, sum }: LairSeen): number => strength - sum
  const attacked = lairs.filter(({ attackers }) => attackers.length > 0).sort((a, b) => needs(a) - needs(b))
  return lairs.find(({ isSlain }) => isSlain) ?? attacked[0]
}

/** The dragon with a player's adventurer. */
export const dragonWith = (view: State, seat: number, adventurer: Adventurer): LairSeen | undefined =>
  lairsSeen(view).find(({ attackers }) => attackers.some(a => a.seat === seat && a.adventurer === adventurer))
