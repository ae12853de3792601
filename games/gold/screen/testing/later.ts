import type { GoldEvent } from '../../events.ts'

/** An event from time zero, shifted by this many milliseconds. */
export function later(event: GoldEvent, by: number): GoldEvent {
  const after = (at: number | null): number | null => (at === null ? null : at + by)
  switch (event.type) {
    case 'stageOpened':
      return { ...event, stage: { ...event.stage, closes: after(event.stage.closes) } }
    case 'sandRan':
      return { ...event, bell: after(event.bell) }
    case 'dragonSlain':
      return { ...event, shown: event.shown + by }
    case 'closingBegan':
      return { ...event, closes: event.closes + by }
    case 'offerMade':
    case 'tradeOffered':
      return { ...event, at: event.at + by }
    default:
      return event
  }
}
