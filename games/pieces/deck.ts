import { both, map, nobody, type Only } from '#kernel/secret'

/** Cards nobody sees, as a set with its size, and the used cards, which are public. */
export interface Deck<Card extends string> {
  readonly cards: Only<readonly Card[]>
  readonly size: number
  readonly discards: readonly Card[]
}
/** A deck that `evolve` may change. */
type Changing<Card extends string> = { cards: Only<readonly Card[]>; size: number; discards: Card[] }

export const deckOf = <Card extends string>(cards: readonly Card[]): Changing<Card> => ({
  cards: nobody(cards),
  size: cards.length,
  discards: [],
})

/** Removes a card from the deck. This does not reveal which one. */
export function drawn<Card extends string>(deck: Changing<Card>, card: Only<Card>): void {
  deck.cards = both(deck.cards, card, (cards, one) => without(cards, one))
  deck.size--
}

/** Returns the used cards to the deck. */
export function reshuffled<Card extends string>(deck: Changing<Card>): void {
  const { discards } = deck
  deck.cards = map(deck.cards, cards => [...cards, ...discards])
  deck.size += discards.length
  deck.discards = []
}

/** Removes one such item, if there is one. */
export function remove<T>(all: T[], one: T): void {
  const at = all.indexOf(one)
  if (at >= 0) all.splice(at, 1)
}

/** The list with one of each of these removed. */
export function without<T>(all: readonly T[], ...some: readonly T[]): readonly T[] {
  const left = [...all]
  for (const one of some) remove(left, one)
  return left
}
