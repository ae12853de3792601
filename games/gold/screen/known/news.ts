import type { GoldEvent } from '../../events.ts'
import { logged } from '../../words/log.ts'

/** Events shown elsewhere on the table while they happen. */
const elsewhere: readonly GoldEvent['type'][] = [
  'dragonDrawn', // its card is there
  'claimed',
  'waived',
  'offerMade',
  'offerAccepted',
  'acceptanceWithdrawn',
  'offerWithdrawn',
  'said',
  'closingBegan',
  'closingStopped',
  'tradeOffered',
  'tradeAccepted',
  'tradeWithdrawn',
  'saidDone',
]
/** How many events to look back for news. */
const BACK = 40

export interface News {
  readonly event: GoldEvent
  /** Its position among the events. A new one is redrawn. */
  readonly no: number
  /** The event that caused it, if it makes no sense otherwise. */
  readonly since: GoldEvent | null
}

/** The latest event at the table; null if it is how the loot was shared, and the shares are on the table. */
export function newsOf(told: readonly GoldEvent[], seesShares = false): News | null {
  for (let no = told.length - 1; no >= Math.max(0, told.length - BACK); no--) {
    const event = told[no]
    if (event === undefined || elsewhere.includes(event.type) || logged(event).length === 0) continue
    if (event.type === 'sharesTaken' && seesShares) return null
    const before = told[no - 1]
    return { event, no, since: event.type === 'lootLost' && before?.type === 'talksFailed' ? before : null }
  }
  return null
}
