import type { ReactNode } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import type { LearnWords } from '#ui/words/en/learn'
import { learnWords } from '#ui/words/load-learn'
import { useLoaded } from '../house/loaded.ts'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'

/** What is inside can use the words around lessons, besides those of the house. Nothing is shown before they have loaded. */
export function InLearnWords({ children }: { readonly children: ReactNode }) {
  const { language } = useStore(settings)
  const learn = useLoaded(learnWords[language], words => words, null as LearnWords | null)
  const [locale, house] = [useLocale(), useMessages()]
  if (learn === null) return <div className="loading" role="status" />
  return (
    <IntlProvider locale={locale} messages={{ ...house, learn } as never}>
      {children}
    </IntlProvider>
  )
}
