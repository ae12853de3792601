import type { GoldEvent } from '../../events.ts'
import { logged } from '../../words/log.ts'

/** What is told elsewhere on the table while it happens. */
const elsewhere: readonly GoldEvent['type'][] = [
  'dragonDrawn', // its card lies there
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
/** As far back as one looks for news, in events. */
const BACK = 40

export interface News {
  readonly event: GoldEvent
  /** What is told anew is drawn anew. */
  readonly no: number
  /** What it came from, where it cannot be understood without. */
  readonly since: GoldEvent | null
}

/** The last thing that happened at the table. */
export function newsOf(told: readonly GoldEvent[]): News | null {
  for (let no = told.length - 1; no >= Math.max(0, told.length - BACK); no--) {
    const event = told[no]
    if (event === undefined || elsewhere.includes(event.type) || logged(event).length === 0) continue
    const before = told[no - 1]
    return { event, no, since: event.type === 'lootLost' && before?.type === 'talksFailed' ? before : null }
  }
  return null
}
