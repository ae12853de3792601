import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

export interface Inviting {
  readonly url: string
  /** The outcome, shown for a while. */
  readonly news: string
  readonly copy: () => Promise<void>
  /** Null if the system has no share sheet. */
  readonly share: (() => Promise<void>) | null
}

const WHILE = 6000

/** Ways to pass on a link: to a table, or with house rules. `text` goes with it, and `copied` says that it was copied. */
export function useInviting(path: string, text: string, copied: string): Inviting {
  const t = useTranslations('home.table')
  const [news, setNews] = useState('')
  useEffect(() => {
    const timer = news === '' ? undefined : setTimeout(() => setNews(''), WHILE)
    return () => clearTimeout(timer)
  }, [news])
  const url = `${location.origin}${path}`
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url)
      setNews(copied)
    } catch {
      setNews(t('copyFailed'))
    }
  }
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ text, url })
    } catch {
      // cancelled
    }
  }
  return { url, news, copy, share: 'share' in navigator ? share : null }
}
