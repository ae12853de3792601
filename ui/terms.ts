import { createContext } from 'react'
import type { Finder, Terms } from '#games/terms'

/** The terms of a game, and how to find them in a text. */
export interface TermsKnown {
  readonly find: Finder
  readonly terms: Terms
  /** Whether each can be reached by keys. Not in a log, where they come again and again. */
  readonly isReached: boolean
}

/** Null where terms are not explained: in buttons, and until they are loaded. */
export const TermsContext = createContext<TermsKnown | null>(null)
