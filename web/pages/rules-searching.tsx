import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/pieces/icon.tsx'
import magnifier from '~icon/magnifying-glass'

interface SearchProps {
  readonly query: string
  readonly change: (query: string) => void
  /** The number of matches; null without a query. */
  readonly n: number | null
  /** The book has scrolled under the search field. */
  readonly isOver: boolean
}

/** Filters the book by these words. */
export function Search({ query, change, n, isOver }: SearchProps) {
  const t = useTranslations('rules')
  const id = useId()
  return (
    <search className="rules-search" data-over={isOver || undefined}>
      <label className="hidden-text" htmlFor={id}>
        {t('search')}
      </label>
      <div className="rules-search-field">
        <Icon of={magnifier} />
        <input
          id={id}
          type="search"
          value={query}
          placeholder={t('searchHint')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Escape' && change('')}
        />
        {query !== '' && (
          <button type="button" className="rules-clear" onClick={() => change('')} aria-label={t('clear')}>
            <span aria-hidden="true">✕</span>
          </button>
        )}
      </div>
      <p className="rules-found" role="status">
        {n === null ? '' : t('found', { n })}
      </p>
    </search>
  )
}
