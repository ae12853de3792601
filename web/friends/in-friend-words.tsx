import type { ReactNode } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { type FriendWords, friendWords } from '#ui/words/load-friends'
import { useLoaded } from '../house/loaded.ts'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'

/** What is inside can use the words of friends, besides those of the house. Nothing is shown before they have loaded. */
export function InFriendWords({ children }: { readonly children: ReactNode }) {
  const { language } = useStore(settings)
  const friends = useLoaded(friendWords[language], words => words, null as FriendWords | null)
  const [locale, house] = [useLocale(), useMessages()]
  if (friends === null) return <div className="loading" role="status" />
  return (
    <IntlProvider locale={locale} messages={{ ...house, friends } as never}>
      {children}
    </IntlProvider>
  )
}
