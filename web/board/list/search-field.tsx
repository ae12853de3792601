import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/pieces/icon.tsx'
import glass from '~icon/magnifying-glass'

interface SearchFieldProps {
  /** How many notes there are; null while that is not known. */
  readonly notes: number | null
  readonly onChange: (words: string) => void
}

/** How long somebody stops typing before the board is searched, in milliseconds. */
const TYPED = 200

/** Searches while one types. */
export function SearchField({ notes, onChange }: SearchFieldProps) {
  const t = useTranslations('board.search')
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => onChange(typed), typed === '' ? 0 : TYPED)
    return () => clearTimeout(timer)
  }, [typed, onChange])
  return (
    <search className="board-search">
      <Icon of={glass} />
      <input
        type="search"
        dir="auto"
        maxLength={200}
        value={typed}
        aria-label={t('label')}
        placeholder={notes === null ? t('label') : t('all', { n: notes })}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') setTyped('')
        }}
      />
      {typed !== '' && (
        <button type="button" className="quiet" aria-label={t('clear')} onClick={() => setTyped('')}>
          ✕
        </button>
      )}
    </search>
  )
}
