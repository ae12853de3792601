import type { Language } from '#ui/language'
import { wordless } from '#ui/words/wordless'
import './wordless.css'

/** The page when its words cannot be loaded. */
export function Wordless({ language }: { readonly language: Language }) {
  const { happened, again } = wordless[language]
  return (
    <main className="wordless">
      <h1>Wyrmtavern</h1>
      <p role="alert">{happened}</p>
      <button type="button" className="primary" onClick={() => location.reload()}>
        {again}
      </button>
    </main>
  )
}
