import type { ReactNode } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { type BoardWords, boardWords } from '#ui/words/load-board'
import { useLoaded } from '../house/loaded.ts'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'

/** What is inside can use the words of the board, besides those of the house. Nothing is shown before they have loaded. */
export function InBoardWords({ children }: { readonly children: ReactNode }) {
  const { language } = useStore(settings)
  const board = useLoaded(boardWords[language], words => words, null as BoardWords | null)
  const [locale, house] = [useLocale(), useMessages()]
  if (board === null) return <div className="loading" role="status" />
  return (
    <IntlProvider locale={locale} messages={{ ...house, board } as never}>
      {children}
    </IntlProvider>
  )
}
