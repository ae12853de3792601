import type { ReactNode } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { type OrderWords, orderWords } from '#ui/words/load-order'
import { useLoaded } from '../house/loaded.ts'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'

/** What is inside can use the words of keeping order, besides those of the house. Nothing is shown before they have loaded. */
export function InOrderWords({ children }: { readonly children: ReactNode }) {
  const { language } = useStore(settings)
  const order = useLoaded(orderWords[language], words => words, null as OrderWords | null)
  const [locale, house] = [useLocale(), useMessages()]
  if (order === null) return <div className="loading" role="status" />
  return (
    <IntlProvider locale={locale} messages={{ ...house, order } as never}>
      {children}
    </IntlProvider>
  )
}
