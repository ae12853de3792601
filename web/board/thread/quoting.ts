import { createContext } from 'react'

/** Puts a quote into the answer that is being written. */
export interface Quoting {
  readonly quote: (text: string) => void
  /** The field that takes it, until the returned function is called. */
  readonly listen: (heard: (text: string) => void) => () => void
}

/** Null where nobody can answer. */
export const QuotingContext = createContext<Quoting | null>(null)
