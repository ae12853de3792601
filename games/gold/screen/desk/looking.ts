import { useEffect } from 'react'

/** On a small screen either one's own draft or one offer is looked at. */
export interface Looking {
  /** The draft, or the offer of a seat; null as long as nobody has chosen. */
  readonly looksAt: 'draft' | number | null
  /** The offers that have been seen, by their numbers. */
  readonly seen: readonly number[]
}
export const nothingLookedAt: Looking = { looksAt: null, seen: [] }

interface Made {
  readonly by: number
  readonly number: number
}
interface LookingTerms<O extends Made> {
  readonly looking: Looking
  readonly look: (change: Partial<Looking>) => void
  readonly offers: readonly O[]
  readonly me: number
  /** Whether offers are looked at one by one. */
  readonly isNarrow: boolean
  /** Whether something of one's own is half made. */
  readonly isBegun: boolean
}

/** The offer that is looked at; null for the draft. Without a word of one's own: the newest of another, if nothing is half made. */
export function offerLookedAt<O extends Made>({
  looking: { looksAt },
  offers,
  me,
  isNarrow,
  isBegun,
}: Omit<LookingTerms<O>, 'look'>): O | null {
  if (!isNarrow || looksAt === 'draft' || (looksAt === null && isBegun)) return null
  if (looksAt !== null) return offers.find(({ by }) => by === looksAt) ?? null
  return offers.findLast(({ by }) => by !== me) ?? null
}

/** The same, kept: what is looked at stays until its reader chooses something else, whatever is offered meanwhile. */
export function useLooking<O extends Made>(terms: LookingTerms<O>): O | null {
  const { looking, look, offers, isNarrow } = terms
  const offer = offerLookedAt(terms)
  const { looksAt, seen } = looking
  useEffect(() => {
    const shown = isNarrow ? (offer === null ? [] : [offer]) : offers
    const fresh = shown.map(({ number }) => number).filter(number => !seen.includes(number))
    const now = offer !== null ? offer.by : typeof looksAt === 'number' ? 'draft' : looksAt
    if (fresh.length > 0 || (isNarrow && now !== looksAt)) look({ looksAt: now, seen: [...seen, ...fresh] })
  })
  return offer
}
