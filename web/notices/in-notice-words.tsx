import type { ReactNode } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { type NoticeWords, noticeWords } from '#ui/words/load-notices'
import { useLoaded } from '../house/loaded.ts'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'

interface InNoticeWordsProps {
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** What is inside can use the words of notices, besides those of the house. */
export function InNoticeWords({ fallback = <div className="loading" role="status" />, children }: InNoticeWordsProps) {
  const { language } = useStore(settings)
  const notices = useLoaded(noticeWords[language], words => words, null as NoticeWords | null)
  const [locale, house] = [useLocale(), useMessages()]
  if (notices === null) return fallback
  return (
    <IntlProvider
      locale={locale}
      messages={{ ...house, notices } as never}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      {children}
    </IntlProvider>
  )
}
