import { both, map, nobody, type Only } from '#kernel/secret'

/** Cards that nobody sees, as a set, and how many they are; and those that were used, for all to see. */
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

/** A card leaves the deck; nobody learns from this which. */
export function drawn<Card extends string>(deck: Changing<Card>, card: Only<Card>): void {
  deck.cards = both(deck.cards, card, (cards, one) => without(cards, one))
  deck.size--
}

/** What was used becomes part of the deck again. */
export function reshuffled<Card extends string>(deck: Changing<Card>): void {
  const { discards } = deck
  deck.cards = map(deck.cards, cards => [...cards, ...discards])
  deck.size += discards.length
  deck.discards = []
}

/** Takes one such thing out, if there is one. */
export function remove<T>(all: T[], one: T): void {
  const at = all.indexOf(one)
  if (at >= 0) all.splice(at, 1)
}

/** All but one of each of these. */
export function without<T>(all: readonly T[], ...some: readonly T[]): readonly T[] {
  const left = [...all]
  for (const one of some) remove(left, one)
  return left
}
