import type { Seat } from '#kernel/seat'
import { events, takesTurn } from '../../cards/events.ts'
import { isEvent } from '../../cards/index.ts'
import type { BattleTold } from './battle-told.ts'

/** What became of a laid card, if it did not simply take effect. */
export type Fate = 'bluff' | 'cancelled' | 'used' | 'unused' | 'idle'

/** Null before it is turned up, for an event that worked, and while nobody can know. */
export function fateOf(told: BattleTold, seat: Seat): Fate | null {
  const card = told.turnedUp.get(seat)
  if (card === undefined) return null
  if (!isEvent(card)) return 'bluff'
  if (told.cancelled.has(seat)) return 'cancelled'
  if (!takesTurn(card)) return told.spent.has(seat) ? 'used' : told.won === null ? null : 'unused'
  if (told.fizzled.has(seat)) return 'idle'
  switch (events[card].works) {
    case 'at once':
      return null
    case 'for a winner': // R9.7: only who wins has anybody to keep.
      return told.won === null || told.won.winners.includes(seat) ? null : 'idle'
    case 'for a thief': // R9.1: only who won anything can be robbed.
      return !told.isOver || told.gold.some(it => it.seat === seat && it.by === 'theft') ? null : 'idle'
  }
}
