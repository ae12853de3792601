import type { GoldEvent } from '../../events.ts'
import { logged } from '../../words/log.ts'

/** What is told elsewhere on the table while it happens. */
const elsewhere: readonly GoldEvent['type'][] = [
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

/** The last thing that happened at the table, and its number: what is told anew is drawn anew. */
export function newsOf(told: readonly GoldEvent[]): { readonly event: GoldEvent; readonly no: number } | null {
  for (let no = told.length - 1; no >= Math.max(0, told.length - BACK); no--) {
    const event = told[no]
    if (event !== undefined && !elsewhere.includes(event.type) && logged(event).length > 0) return { event, no }
  }
  return null
}
