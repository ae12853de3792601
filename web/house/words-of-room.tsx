import type { ReactNode } from 'react'
import { IntlProvider, type Messages, useLocale, useMessages } from 'use-intl'
import type { Translation } from '#games/saying'
import type { Language } from '#ui/language'
import { useLoaded } from './loaded.ts'
import { useStore } from './observable.ts'
import { settings } from './settings.ts'

type Words<R extends keyof Messages> = Translation<Messages[R]>

interface InWordsOfRoomProps {
  readonly children: ReactNode
  /** What is there until the words have come: nothing, or, on a page of its own, that it is coming. */
  readonly before?: ReactNode
}

/** Makes the component inside which one can use the words of a room, besides those of the house. */
export function wordsOfRoom<R extends keyof Messages>(
  room: R,
  words: Readonly<Record<Language, () => Promise<Words<R>>>>,
) {
  return ({ children, before = null }: InWordsOfRoomProps) => {
    const { language } = useStore(settings)
    const loaded = useLoaded(words[language], it => it, null as Words<R> | null)
    const [locale, house] = [useLocale(), useMessages()]
    if (loaded === null) return before
    return (
      <IntlProvider locale={locale} messages={{ ...house, [room]: loaded } as never}>
        {children}
      </IntlProvider>
    )
  }
}
