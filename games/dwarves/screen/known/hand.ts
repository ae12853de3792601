import { of, type Seat } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import type { CardId } from '../../cards/index.ts'
import type { State } from '../../types.ts'

/** Cards of a hand, equal ones together. */
export interface Held {
  readonly card: CardId
  readonly n: number
}

/** What this viewer may see of a hand; null if that is nothing. */
export function handOf({ sides }: State, seat: Seat): readonly Held[] | null {
  const { hand } = of(sides, seat)
  if (!knows(hand)) return null
  const cards = peek(hand)
  return [...new Set(cards)].map(card => ({ card, n: cards.filter(other => other === card).length }))
}
