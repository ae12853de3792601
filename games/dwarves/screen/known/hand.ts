import type { Saying } from '#games/saying'
import { of, type Seat } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import type { CardId } from '../../cards/index.ts'
import type { State } from '../../types.ts'
import { saying } from '../../words/things.ts'

/** Cards of a hand, with equal ones grouped. */
export interface Held {
  readonly card: CardId
  readonly n: number
}

/** What this viewer may see of a hand; null if nothing. */
export function handOf({ sides }: State, seat: Seat): readonly Held[] | null {
  const { hand } = of(sides, seat)
  if (!knows(hand)) return null
  const cards = peek(hand)
  return [...new Set(cards)].map(card => ({ card, n: cards.filter(other => other === card).length }))
}

/** R13.3: the cards left in a hand; null if there were none. */
export function heldAtEnd(view: State, seat: Seat): Saying | null {
  const held = (handOf(view, seat) ?? []).map(({ card, n }) => saying('screen.hand.held', { card: { card }, n }))
  return held.length === 0 ? null : saying('screen.explained.hand', { cards: { all: held, joined: 'semicolons' } })
}
