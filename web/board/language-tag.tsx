import { languageIn, languages } from '#ui/language'

/** The language of a thread: two letters to look at, its name to be read aloud. */
export function LanguageTag({ language }: { readonly language: string }) {
  const known = languageIn(language)
  return (
    <span className="language-tag">
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <span className="hidden-text">{known === null ? language : languages[known]}</span>
    </span>
  )
}
