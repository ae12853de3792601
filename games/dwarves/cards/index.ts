import { type GuestId, guestId, isGuest } from '#games/workshop/guest-id'
import { type AbilityId, abilities, abilityIds } from './abilities.ts'
import { type BattleId, type BoxedBattle, boxedBattles } from './battles.ts'
import { type BoxedKind, boxedKinds, creatures } from './creatures.ts'
import { type EventId, eventIds, events } from './events.ts'
import { type DwarvesGuest, guestCard } from './guests.ts'
import { cannotStand, isKind, type Kind } from './kinds.ts'

/** R1.1: every card of the box by name. All its copies share the name. */
export type BoxedCard = BoxedKind | BoxedBattle | AbilityId | EventId
/** Every card there can be. */
export type CardId = BoxedCard | GuestId

export const cardIds: readonly BoxedCard[] = [...boxedKinds, ...boxedBattles, ...abilityIds, ...eventIds]
export const isCard = (text: string): text is CardId => isGuest(text) || cardIds.some(card => card === text)

/** The two backs, and the two decks. */
export const backs = ['creature', 'other'] as const
export type Back = (typeof backs)[number]

const inAll = <Id extends BoxedCard>(ids: readonly Id[], copies: (id: Id) => number): readonly Id[] =>
  ids.flatMap(id => Array<Id>(copies(id)).fill(id))

export const allCards: Readonly<Record<Back, readonly BoxedCard[]>> = {
  creature: inAll(boxedKinds, kind => creatures[kind].copies),
  other: [
    ...boxedBattles,
    ...inAll(abilityIds, id => abilities[id].copies),
    ...inAll(eventIds, id => events[id].copies),
  ],
}

const among =
  <Id extends CardId>(ids: readonly Id[]) =>
  (card: CardId): card is Id =>
    (ids as readonly CardId[]).includes(card)

export const isCreature = (card: CardId): card is Kind => isKind(card)
const isBoxedBattle = among(boxedBattles)
export const isBattle = (card: CardId): card is BattleId =>
  isGuest(card) ? guestCard(card).kind === 'battle' : isBoxedBattle(card)
export const isAbility = among(abilityIds)
export const isEvent = among(eventIds)

export const backOf = (card: CardId): Back => (isCreature(card) ? 'creature' : 'other')

/** The guests of a table, as its options name them. */
export interface Invited {
  readonly guests?: readonly DwarvesGuest[]
}

/** R14.1: both decks of a table: the box, and so many copies of each guest as it says. */
export function cardsWith({ guests = [] }: Invited): Readonly<Record<Back, readonly CardId[]>> {
  if (guests.length === 0) return allCards
  const invited = guests.flatMap(card => Array<GuestId>(card.copies).fill(guestId(card)))
  return {
    creature: [...allCards.creature, ...invited.filter(isCreature)],
    other: [...allCards.other, ...invited.filter(isBattle)],
  }
}

/** The kinds of a table, in order: those of the box, then guests in the order in which they are listed. */
export const kindsWith = ({ guests = [] }: Invited): readonly Kind[] =>
  guests.length === 0 ? boxedKinds : [...boxedKinds, ...guests.map(guestId).filter(isKind)]

/** Whom a kind drives off at a table, in the same order. */
export const hatedAt = (invited: Invited, kind: Kind): readonly Kind[] =>
  kindsWith(invited).filter(other => cannotStand(kind, other))

/** Whether it drives off anybody at this table. */
export const isHater = (invited: Invited, kind: Kind): boolean => hatedAt(invited, kind).length > 0
