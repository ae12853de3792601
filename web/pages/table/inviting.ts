import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

export interface Inviting {
  readonly url: string
  /** What came of it, for a while. */
  readonly news: string
  readonly copy: () => Promise<void>
  /** Null where the system has no way of its own. */
  readonly share: (() => Promise<void>) | null
}

const WHILE = 6000

/** Ways to hand on the link to a table. */
export function useInviting(path: string, game: string): Inviting {
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
      setNews(t('copied'))
    } catch {
      setNews(t('copyFailed'))
    }
  }
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ text: t('shareText', { game }), url })
    } catch {
      // they thought better of it
    }
  }
  return { url, news, copy, share: 'share' in navigator ? share : null }
}
