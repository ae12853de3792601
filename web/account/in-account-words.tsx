import type { ReactNode } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { type AccountWords, accountWords } from '#ui/words/load-account'
import { useLoaded } from '../house/loaded.ts'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'

/** What is inside can use the words of accounts, besides those of the house. Nothing is shown before they have loaded. */
export function InAccountWords({ children }: { readonly children: ReactNode }) {
  const { language } = useStore(settings)
  const account = useLoaded(accountWords[language], words => words, null as AccountWords | null)
  const [locale, house] = [useLocale(), useMessages()]
  if (account === null) return <div className="loading" role="status" />
  return (
    <IntlProvider locale={locale} messages={{ ...house, account } as never}>
      {children}
    </IntlProvider>
  )
}
