import type { Beat } from '#ui/scenes'
import type { FistEvent } from '../events.ts'
import { logged } from '../words/log.ts'

/** The events that begin something new. */
const begins: ReadonlySet<FistEvent['type']> = new Set([
  'characterTurnedUp',
  'roundEnded',
  'roundBegan',
  'screensLifted',
  'gameEnded',
])

/** The fists are open or a power has been used, and the next card is about to be turned up. */
export function heldAt(events: readonly FistEvent[]): number | null {
  if (events[0]?.type === 'seated') return null
  const next = events.findIndex(({ type }) => begins.has(type))
  return next > 0 && events.slice(0, next).some(event => logged(event).length > 0) ? next : null
}

export const scene = (events: readonly FistEvent[]): readonly Beat[] => {
  const told = heldAt(events)
  return told === null ? [] : [{ name: 'held', told, lasts: 2000 }]
}
