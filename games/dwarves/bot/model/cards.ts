import { MOST_GUESTS } from '#games/workshop/guest'
import { guestId } from '#games/workshop/guest-id'
import { abilityIds, effectOf, fits } from '../../cards/abilities.ts'
import { battleOf, boxedBattles } from '../../cards/battles.ts'
import { boxedKinds } from '../../cards/creatures.ts'
import { canceller, type EventId, eventIds, events } from '../../cards/events.ts'
import { type CardId, type Invited, isBattle, kindsWith } from '../../cards/index.ts'
import { cannotStand, creatureOf, type Kind, strikesAt } from '../../cards/kinds.ts'

/*
 * The cards as numbers, and what is printed on them, in arrays: a search reads them often. There is room for guests
 * among the creatures and among the battles, so a card of the box has the same number at every table.
 */

/** An element that is known to be there. */
export const at = (all: readonly number[], i: number): number => all[i] as number

/** Creatures come first: a kind and its card have the same number. */
export const KINDS = boxedKinds.length + MOST_GUESTS
export const FIRST_BATTLE = KINDS
export const FIRST_ABILITY = FIRST_BATTLE + boxedBattles.length + MOST_GUESTS
export const FIRST_EVENT = FIRST_ABILITY + abilityIds.length
export const CARDS = FIRST_EVENT + eventIds.length

/** 0 for the back of creatures, 1 for the other. */
export const CREATURE = 0
export const OTHER = 1
export const backOn = (card: number): number => (card < KINDS ? CREATURE : OTHER)
export const isBattleCard = (card: number): boolean => card >= FIRST_BATTLE && card < FIRST_ABILITY
export const isAbilityCard = (card: number): boolean => card >= FIRST_ABILITY && card < FIRST_EVENT
export const isEventCard = (card: number): boolean => card >= FIRST_EVENT

const flag = (is: boolean | undefined): number => (is === true ? 1 : 0)

/** By ability, counted from `FIRST_ABILITY`. */
export const abilityDice = abilityIds.map(id => effectOf(id).dice ?? 0)
export const abilityFinds = abilityIds.map(id => effectOf(id).finds ?? 0)
export const abilityBlinds = abilityIds.map(id => flag(effectOf(id).blind))
export const abilityRerolls = abilityIds.map(id => flag(effectOf(id).reroll))
export const abilityFlies = abilityIds.map(id => flag(effectOf(id).flies))
export const abilityGives = abilityIds.map(id => flag(effectOf(id).gives))
export const abilityLeaves = abilityIds.map(id => flag(effectOf(id).leaves))

export const eventNumber = (id: EventId): number => FIRST_EVENT + eventIds.indexOf(id)
export const FORGET = eventNumber(canceller)
export const FORGETS = events[canceller].copies

/** What depends on the guests of a table. */
export class Cards {
  /** How many kinds there are. */
  readonly kinds: number
  /** By card number; null where no guest is. */
  readonly ids: readonly (CardId | null)[]
  readonly #numbers: ReadonlyMap<CardId, number>
  /** By kind. */
  readonly printedDice: readonly number[]
  readonly printedFinds: readonly number[]
  readonly rerolls: readonly number[]
  readonly thaws: readonly number[]
  readonly stares: readonly number[]
  /** Which of its kind on the table drives off everybody's. */
  readonly strikes: readonly number[]
  /** By kind, the kinds it drives off. */
  readonly drivenOff: readonly (readonly number[])[]
  /** By card number, 0 for cards that are no battles. */
  readonly limitOf: readonly number[]
  readonly awardOf: readonly number[]
  /** By ability, counted from `FIRST_ABILITY`. */
  readonly abilityFits: readonly (readonly number[])[]

  constructor(invited: Invited) {
    const kinds = kindsWith(invited)
    const battles = [...boxedBattles, ...(invited.guests ?? []).map(guestId).filter(isBattle)]
    const padded = <Id extends CardId>(ids: readonly Id[], to: number): readonly (Id | null)[] => [
      ...ids,
      ...Array<null>(to - ids.length).fill(null),
    ]
    this.kinds = kinds.length
    this.ids = [
      ...padded<CardId>(kinds, KINDS),
      ...padded<CardId>(battles, FIRST_ABILITY - FIRST_BATTLE),
      ...abilityIds,
      ...eventIds,
    ]
    this.#numbers = new Map(this.ids.flatMap((id, i) => (id === null ? [] : [[id, i] as const])))
    const numbersOf = (is: (kind: Kind) => boolean): readonly number[] =>
      kinds.flatMap((kind, i) => (is(kind) ? [i] : []))
    this.printedDice = kinds.map(kind => creatureOf(kind).dice)
    this.printedFinds = kinds.map(kind => creatureOf(kind).finds)
    this.rerolls = kinds.map(kind => flag(creatureOf(kind).power === 'reroll'))
    this.thaws = kinds.map(kind => flag(creatureOf(kind).power === 'thaw'))
    this.stares = kinds.map(kind => flag(creatureOf(kind).power === 'stare'))
    this.strikes = kinds.map(strikesAt)
    this.drivenOff = kinds.map(kind => numbersOf(other => cannotStand(kind, other)))
    this.limitOf = this.ids.map(id => (id !== null && isBattle(id) ? battleOf(id).limit : 0))
    this.awardOf = this.ids.map(id => (id !== null && isBattle(id) ? battleOf(id).award : 0))
    this.abilityFits = abilityIds.map(id => numbersOf(kind => fits(id, kind)))
  }

  cardAt(card: number): CardId {
    return this.ids[card] as CardId
  }

  kindAt(kind: number): Kind {
    return this.ids[kind] as Kind
  }

  numberOf(id: CardId): number {
    return this.#numbers.get(id) as number
  }
}

/** Those of the box alone. */
export const boxedCards = new Cards({})

/** How many sets of guests are remembered. A table has one; whoever judges cards has many, one after another. */
const REMEMBERED = 20
const known = new Map<string, Cards>()

export function cardsOf(invited: Invited): Cards {
  if (invited.guests === undefined) return boxedCards
  const key = invited.guests.map(guestId).join(' ')
  let cards = known.get(key)
  if (cards === undefined) {
    cards = new Cards(invited)
    if (known.size >= REMEMBERED) known.clear()
    known.set(key, cards)
  }
  return cards
}
