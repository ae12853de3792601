import { abilities, abilityIds, effectOf } from '../../cards/abilities.ts'
import { battleIds, battles } from '../../cards/battles.ts'
import { creatures, kinds } from '../../cards/creatures.ts'
import { canceller, eventIds, events } from '../../cards/events.ts'
import { backOf, type CardId, cardIds } from '../../cards/index.ts'

/* The cards as numbers, in the order of `cardIds`, and what is printed on them, in arrays: a search reads them often. */

/** An element that is known to be there. */
export const at = (all: readonly number[], i: number): number => all[i] as number

export const cardAt = (card: number): CardId => cardIds[card] as CardId
const numbers = new Map(cardIds.map((id, i) => [id, i]))
export const numberOf = (id: CardId): number => numbers.get(id) as number

/** Creatures come first: a kind and its card have the same number. */
export const KINDS = kinds.length
export const FIRST_BATTLE = KINDS
export const FIRST_ABILITY = FIRST_BATTLE + battleIds.length
export const FIRST_EVENT = FIRST_ABILITY + abilityIds.length
export const CARDS = FIRST_EVENT + eventIds.length

/** 0 for the back of creatures, 1 for the other. */
export const CREATURE = 0
export const OTHER = 1
export const backOn: readonly number[] = cardIds.map(id => (backOf(id) === 'creature' ? CREATURE : OTHER))
export const isBattleCard = (card: number): boolean => card >= FIRST_BATTLE && card < FIRST_ABILITY
export const isAbilityCard = (card: number): boolean => card >= FIRST_ABILITY && card < FIRST_EVENT
export const isEventCard = (card: number): boolean => card >= FIRST_EVENT

const flag = (is: boolean | undefined): number => (is === true ? 1 : 0)
/** By kind. */
export const printedDice = kinds.map(kind => creatures[kind].dice)
export const printedFinds = kinds.map(kind => creatures[kind].finds)
export const rerolls = kinds.map(kind => flag(creatures[kind].power === 'reroll'))
export const thaws = kinds.map(kind => flag(creatures[kind].power === 'thaw'))
export const stares = kinds.map(kind => flag(creatures[kind].power === 'stare'))
/** By kind, the kinds it drives off. */
export const drivenOff: readonly (readonly number[])[] = kinds.map(kind =>
  kinds.flatMap((other, i) => (creatures[kind].drivesOff.includes(other) ? [i] : [])),
)

/** By card number, 0 for cards that are no battles. */
export const limitOf = cardIds.map(id => (id in battles ? battles[id as keyof typeof battles].limit : 0))
export const awardOf = cardIds.map(id => (id in battles ? battles[id as keyof typeof battles].award : 0))

/** By ability, counted from `FIRST_ABILITY`. */
export const abilityDice = abilityIds.map(id => effectOf(id).dice ?? 0)
export const abilityFinds = abilityIds.map(id => effectOf(id).finds ?? 0)
export const abilityBlinds = abilityIds.map(id => flag(effectOf(id).blind))
export const abilityRerolls = abilityIds.map(id => flag(effectOf(id).reroll))
export const abilityFlies = abilityIds.map(id => flag(effectOf(id).flies))
export const abilityGives = abilityIds.map(id => flag(effectOf(id).gives))
export const abilityLeaves = abilityIds.map(id => flag(effectOf(id).leaves))
export const abilityFits: readonly (readonly number[])[] = abilityIds.map(id =>
  kinds.flatMap((kind, i) => (abilities[id].fits.includes(kind) ? [i] : [])),
)

export const FORGET = numberOf(canceller)
export const FORGETS = events[canceller].copies
