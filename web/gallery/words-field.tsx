import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

/** How long somebody stops typing before the cards change. */
const TYPED = 250

interface WordsFieldProps {
  /** What is looked for now. */
  readonly typed: string
  readonly onChange: (words: string) => void
}

/** Words to look for: in names, makers and what cards do. */
export function WordsField({ typed, onChange }: WordsFieldProps) {
  const t = useTranslations('gallery')
  const [words, setWords] = useState(typed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed counts
  useEffect(() => {
    if (words === typed) return
    const timer = setTimeout(() => onChange(words), TYPED)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <input
      type="search"
      className="gallery-words"
      aria-label={t('search')}
      placeholder={t('searchFor')}
      maxLength={100}
      value={words}
      onChange={event => setWords(event.target.value)}
      onKeyDown={event => {
        if (event.key !== 'Enter') return
        event.preventDefault() // it may be part of a form about something else
        onChange(words)
      }}
    />
  )
}
