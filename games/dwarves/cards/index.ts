import { type AbilityId, abilities, abilityIds } from './abilities.ts'
import { type BattleId, battleIds } from './battles.ts'
import { creatures, type Kind, kinds } from './creatures.ts'
import { type EventId, eventIds, events } from './events.ts'

/** R1.1: every card by name. All its copies share the name. */
export type CardId = Kind | BattleId | AbilityId | EventId

export const cardIds: readonly CardId[] = [...kinds, ...battleIds, ...abilityIds, ...eventIds]
export const isCard = (text: string): text is CardId => cardIds.some(card => card === text)

/** The two backs, and the two decks. */
export const backs = ['creature', 'other'] as const
export type Back = (typeof backs)[number]

const inAll = <Id extends CardId>(ids: readonly Id[], copies: (id: Id) => number): readonly Id[] =>
  ids.flatMap(id => Array<Id>(copies(id)).fill(id))

export const allCards: Readonly<Record<Back, readonly CardId[]>> = {
  creature: inAll(kinds, kind => creatures[kind].copies),
  other: [...battleIds, ...inAll(abilityIds, id => abilities[id].copies), ...inAll(eventIds, id => events[id].copies)],
}

const among =
  <Id extends CardId>(ids: readonly Id[]) =>
  (card: CardId): card is Id =>
    (ids as readonly CardId[]).includes(card)

export const isCreature = among(kinds)
export const isBattle = among(battleIds)
export const isAbility = among(abilityIds)
export const isEvent = among(eventIds)

export const backOf = (card: CardId): Back => (isCreature(card) ? 'creature' : 'other')
