import type { Saying } from '#games/saying'
import { cannotStand, type Kind } from '../cards/kinds.ts'
import { diceOf, effectOn, findsOf, mayReroll } from '../rules/groups.ts'
import type { Side, State } from '../types.ts'
import { saying } from './things.ts'

/** What this seat's creatures of this kind can do: `Elf (3 dice, finds on 1, may reroll)`. */
export const fighterSaying = (side: Side, kind: Kind): Saying =>
  saying('options.fighter', { card: { card: kind }, traits: { all: traitsOf(side, kind), joined: 'commas' } })

export function traitsOf(side: Side, kind: Kind): readonly Saying[] {
  const { flies, gives, leaves } = effectOn(side, kind)
  return [
    saying('texts.dice', { n: diceOf(side, kind) }),
    saying('texts.finds', { n: findsOf(side, kind) }),
    ...(mayReroll(side, kind) ? [saying('options.traits.mayReroll')] : []),
    ...(flies ? [saying('options.traits.notLost')] : []),
    ...(gives ? [saying('options.traits.givesFinds')] : []),
    ...(leaves ? [saying('options.traits.leaves')] : []),
  ]
}

/** R5.12: whether some of those this kind cannot stand would stay because they fly. */
export const sparesSome = ({ sides }: State, kind: Kind): boolean =>
  sides.some(side => side.groups.some(group => cannotStand(kind, group.kind) && effectOn(side, group.kind).flies))
