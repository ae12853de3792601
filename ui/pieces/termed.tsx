import { type ReactNode, use } from 'react'
import { numbered } from '../numbered.ts'
import { TermsContext } from '../terms.ts'
import './termed.css'

/** A text in which the game's terms are explained to whoever taps on one, points at it or reaches it by keys. */
export function Termed({ text }: { readonly text: string }) {
  const known = use(TermsContext)
  if (known === null) return text
  return numbered(known.find(text)).map(({ no, it }) => (
    <TermOf key={no} term={it.term}>
      {it.text}
    </TermOf>
  ))
}

interface TermOfProps {
  readonly term: string | undefined
  readonly children: ReactNode
}

/** A word or a picture that stands for a term. If it stands for none, or terms are not explained here, it is just drawn. */
export function TermOf({ term = '', children }: TermOfProps) {
  const known = use(TermsContext)
  const meaning = known !== null && Object.hasOwn(known.terms, term) ? known.terms[term]?.text : undefined
  if (known === null || meaning === undefined) return children
  return (
    <button
      type="button"
      className="term"
      tabIndex={known.isReached ? undefined : -1}
      data-hint={meaning}
      aria-description={meaning}
    >
      {children}
    </button>
  )
}
