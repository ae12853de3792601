import { useEffect } from 'react'

/** A small screen shows either the player's own draft or one offer. */
export interface Looking {
  /** The draft, or a seat's offer; null until something is chosen. */
  readonly looksAt: 'draft' | number | null
  /** The offers already seen, by number. */
  readonly seen: readonly number[]
  /** How many offers were withdrawn while they were looked at: then the draft came by itself. */
  readonly withdrawn: number
}
export const nothingLookedAt: Looking = { looksAt: null, seen: [], withdrawn: 0 }

interface Made {
  readonly by: number
  readonly number: number
}
interface LookingParams<O extends Made> {
  readonly looking: Looking
  readonly look: (change: Partial<Looking>) => void
  readonly offers: readonly O[]
  readonly me: number
  /** Whether offers are shown one at a time. */
  readonly isNarrow: boolean
  /** Whether the player has begun a draft. */
  readonly isBegun: boolean
}

/**
 * The offer being viewed; null for the draft. By default the newest offer of another player at the time of arrival, if
 * no draft has been begun.
 */
export function offerLookedAt<O extends Made>({
  looking: { looksAt },
  offers,
  me,
  isNarrow,
  isBegun,
}: Omit<LookingParams<O>, 'look'>): O | null {
  if (!isNarrow || looksAt === 'draft' || (looksAt === null && isBegun)) return null
  if (looksAt !== null) return offers.find(({ by }) => by === looksAt) ?? null
  return offers.findLast(({ by }) => by !== me) ?? null
}

/**
 * The same, but stable: what was drawn first stays until the reader chooses something else, whatever is offered meanwhile.
 * A finger that is on its way to the draft must not land on an offer.
 */
export function useLooking<O extends Made>(terms: LookingParams<O>): O | null {
  const { looking, look, offers, isNarrow } = terms
  const offer = offerLookedAt(terms)
  const { looksAt, seen, withdrawn } = looking
  useEffect(() => {
    const shown = isNarrow ? (offer === null ? [] : [offer]) : offers
    const fresh = shown.map(({ number }) => number).filter(number => !seen.includes(number))
    const now = offer === null ? 'draft' : offer.by
    if (fresh.length > 0 || (isNarrow && now !== looksAt))
      look({
        ...(isNarrow && {
          looksAt: now,
          withdrawn: withdrawn + (offer === null && typeof looksAt === 'number' ? 1 : 0),
        }),
        seen: [...seen, ...fresh],
      })
  })
  return offer
}
