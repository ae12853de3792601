import { of, type Seat } from '#kernel/seat'
import { type AbilityId, abilityIds, effectOf } from '../cards/abilities.ts'
import type { Power } from '../cards/creatures.ts'
import { kindsWith } from '../cards/index.ts'
import { creatureOf, isKind, type Kind } from '../cards/kinds.ts'
import type { Gone } from '../events.ts'
import type { Group, Side, State } from '../types.ts'

export const groupOf = ({ groups }: Side, kind: Kind): Group | null => groups.find(g => g.kind === kind) ?? null

export const countOf = (side: Side, kind: Kind): number => groupOf(side, kind)?.count ?? 0

export const creatureCount = ({ groups }: Side): number => groups.reduce((n, { count }) => n + count, 0)

/** R4.2: over the whole table. */
export const countOnTable = ({ sides }: State, kind: Kind): number =>
  sides.reduce((n, side) => n + countOf(side, kind), 0)

/** What a group's ability does to its creatures of this kind. */
export const effectOn = (side: Side, kind: Kind) => effectOf(groupOf(side, kind)?.ability ?? null)

const [FEWEST_DICE, MOST_DICE] = [1, 5]
const MOST_FINDS = 3

/** R5.6 to R5.8: how many dice each of them rolls now. */
export const diceOf = (side: Side, kind: Kind): number =>
  Math.min(MOST_DICE, Math.max(FEWEST_DICE, creatureOf(kind).dice + (effectOn(side, kind).dice ?? 0)))

/** R5.6, R5.9, R5.10: a die showing this or less finds treasure. */
export function findsOf(side: Side, kind: Kind): number {
  const { blind, finds = 0 } = effectOn(side, kind)
  return blind ? 0 : Math.min(MOST_FINDS, creatureOf(kind).finds + finds)
}

/** R6.8. */
export const mayReroll = (side: Side, kind: Kind): boolean =>
  creatureOf(kind).power === 'reroll' || effectOn(side, kind).reroll === true

/** R14.7: the first kind in front of this seat with such a power, in the order of the kinds. */
export function whoCan({ options, sides }: State, seat: Seat, power: Exclude<Power, 'reroll'>): Kind | null {
  const able = of(sides, seat).groups.filter(({ kind }) => creatureOf(kind).power === power)
  const [only] = able
  if (able.length < 2) return only?.kind ?? null
  return kindsWith(options).find(kind => able.some(group => group.kind === kind)) ?? null
}

/** R11.2: the dice of all creatures together. */
export const diceOnSide = (side: Side): number =>
  side.groups.reduce((n, { kind, count }) => n + count * diceOf(side, kind), 0)

/** R5.4: some creatures leave a group. The last ones take its ability along. */
export function leaving({ sides }: State, seat: Seat, kind: Kind, count: number): Gone {
  const group = groupOf(of(sides, seat), kind)
  return { seat, kind, count, ability: group !== null && group.count === count ? group.ability : null }
}

/** A seat's creatures of one kind, by name: `1.elf`. */
export const groupName = (seat: Seat, kind: Kind): string => `${seat}.${kind}`

interface GroupNamed {
  readonly seat: Seat
  readonly kind: Kind
}

export function groupNamed(name: string): GroupNamed {
  const [seat, creature] = name.split('.')
  if (creature === undefined || !isKind(creature)) throw new RangeError(`${name} names no group`)
  return { seat: Number(seat) as Seat, kind: creature }
}

/** An ability on a group: `luckyGnomes@1.gnome`. */
export const abilityOn = (ability: AbilityId, group: string): string => `${ability}@${group}`

export function abilityNamed(name: string): GroupNamed & { readonly ability: AbilityId } {
  const [id, group = ''] = name.split('@')
  const ability = abilityIds.find(it => it === id)
  if (ability === undefined) throw new RangeError(`${name} names no ability`)
  return { ability, ...groupNamed(group) }
}
