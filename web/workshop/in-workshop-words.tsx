import type { ReactNode } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import type { WorkshopWords } from '#ui/words/en/workshop'
import { workshopWords } from '#ui/words/load-workshop'
import { useLoaded } from '../house/loaded.ts'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'

/** What is inside can use the words of the workshop, besides those of the house. Nothing is shown before they have loaded. */
export function InWorkshopWords({ children }: { readonly children: ReactNode }) {
  const { language } = useStore(settings)
  const workshop = useLoaded(workshopWords[language], words => words, null as WorkshopWords | null)
  const [locale, house] = [useLocale(), useMessages()]
  if (workshop === null) return <div className="loading" role="status" />
  return (
    <IntlProvider locale={locale} messages={{ ...house, workshop } as never}>
      {children}
    </IntlProvider>
  )
}
