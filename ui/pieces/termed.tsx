import { use } from 'react'
import { numbered } from '../numbered.ts'
import { TermsContext } from '../terms.ts'
import './termed.css'

/** A text in which the game's terms are explained to whoever taps on one, points at it or reaches it by keys. */
export function Termed({ text }: { readonly text: string }) {
  const known = use(TermsContext)
  if (known === null) return text
  return numbered(known.find(text)).map(({ no, it }) => {
    const meaning = it.term === undefined ? undefined : known.terms[it.term]?.text
    if (meaning === undefined) return it.text
    return (
      <button
        key={no}
        type="button"
        className="term"
        tabIndex={known.isReached ? undefined : -1}
        data-hint={meaning}
        aria-description={meaning}
      >
        {it.text}
      </button>
    )
  })
}
