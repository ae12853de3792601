import type { ReactNode } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { type ReturningWords, returningWords } from '#ui/words/load-returning'
import { useLoaded } from '../house/loaded.ts'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'

interface InReturningWordsProps {
  readonly children: ReactNode
  /** What is there until the words have come. */
  readonly before?: ReactNode
}

/** What is inside can use the words for those who come back, besides those of the house. */
export function InReturningWords({ children, before = null }: InReturningWordsProps) {
  const { language } = useStore(settings)
  const returning = useLoaded(returningWords[language], words => words, null as ReturningWords | null)
  const [locale, house] = [useLocale(), useMessages()]
  if (returning === null) return before
  return (
    <IntlProvider locale={locale} messages={{ ...house, returning } as never}>
      {children}
    </IntlProvider>
  )
}
