import type { FistEvent } from '../../events.ts'
import type { State } from '../../types.ts'
import { type Board, boardOf } from '../value/board.ts'

/**
 * The table as it was before the card that is up now was turned up; null if that was no moment to value: the first card
 * of a round is known, and cards that nobody could win were skipped. After a round's last card nothing is known of the next.
 */
export function between(state: State, events: readonly FistEvent[]): Board | null {
  if (state.auction === null) return null
  const turned = events.filter(e => e.type === 'characterTurnedUp').length
  if (turned === 0) return null
  if (events.some(e => e.type === 'roundEnded'))
    return { ...boardOf(state, []), round: state.round - 1, deck: [...state.deck, ...state.specials] }
  return turned > 1 || state.auctioned.length < 2 ? null : boardOf(state, [...state.unseen, state.auction.character])
}
