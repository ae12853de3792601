import type { Saying } from '#games/saying'
import { type GuestId, isGuest } from '#games/workshop/guest-id'
import { type Adventurer, adventurers, strengths } from '../cards/adventurers.ts'
import { type BoxedId, boxedIds, type Dragon, type DragonId, dragonOf } from '../cards/dragons.ts'
import { hand, type ObjectId, objectIds } from '../magic/cards.ts'
import { dexterous } from '../magic/hand.ts'
import type { Options } from '../options.ts'
import type { State } from '../types.ts'
import { saying } from './things.ts'

/* The effects of cards. */

/** The cards in the box. */
export type BoxedCard = BoxedId | Adventurer | ObjectId
export type CardId = BoxedCard | GuestId
export const cardIds: readonly BoxedCard[] = [...boxedIds, ...adventurers, ...objectIds]

const isDragon = (id: CardId): id is DragonId => isGuest(id) || boxedIds.some(dragon => dragon === id)
const isAdventurer = (id: CardId): id is Adventurer => adventurers.some(adventurer => adventurer === id)

/** By the standard rules. */
export function powerOf(id: CardId): Saying {
  if (isDragon(id)) return dragonSaying(dragonOf(id))
  return isAdventurer(id) ? saying(`powers.${id}`, { strength: strengths[id] }) : saying(`powers.${id}`)
}

export const dragonSaying = ({ strength, visible, hidden }: Dragon): Saying =>
  saying('powers.dragon', { strength, visible, hidden })

/** By the rules of this table. */
export function powerAt(view: State, id: CardId): Saying {
  if (id === hand && !dexterous(view)) return saying('powers.openHand')
  if (id === 'wizard') return saying(`powers.${wizards[redFor(view.options)]}`, { strength: strengths.wizard })
  return powerOf(id)
}

const wizards = { plain: 'wizardPlain', red: 'wizardRed', object: 'wizardObject', both: 'wizardBoth' } as const

/**
 * The role of red tokens for Wizards at a table: theirs before everybody else's, a way to an object, both or neither.
 */
export function redFor({ game, magic, wizardFirst }: Options): keyof typeof wizards {
  const isFirst = game === 'basic' || wizardFirst
  if (game === 'basic' || !magic) return isFirst ? 'red' : 'plain'
  return isFirst ? 'both' : 'object'
}
