import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { isRefused } from '#client/messages'
import { nameIn } from '#games/workshop/guest'
import type { ThreadsAnswer } from '#protocol/board'
import type { GalleryAnswer } from '#protocol/gallery'
import { Icon } from '#ui/pieces/icon.tsx'
import card from '~icon/card-pick'
import note from '~icon/wooden-sign'
import { call } from '../house/calling.ts'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'
import './news.css'

interface News {
  readonly threads: ThreadsAnswer['threads']
  readonly cards: GalleryAnswer['cards']
}
/** How much of each kind is told. */
const FEW = 3

async function newsFor(person: string): Promise<News> {
  const [threads, cards] = await Promise.all([
    call<ThreadsAnswer>('GET', '/api/board/threads?only=followed'),
    call<GalleryAnswer>('GET', `/api/gallery?order=played&by=${encodeURIComponent(person)}`),
  ])
  return {
    threads: isRefused(threads) ? [] : threads.threads.filter(({ unread }) => unread > 0).slice(0, FEW),
    cards: isRefused(cards) ? [] : cards.cards.filter(({ played }) => played > 0).slice(0, FEW),
  }
}

/** New answers in threads I follow, and how my cards fare. Nothing is shown if there is nothing. */
export function NewsPanel({ person }: { readonly person: string }) {
  const t = useTranslations('returning')
  const { language } = useStore(settings)
  const [news, setNews] = useState<News | null>(null)
  useEffect(() => {
    let isWanted = true
    void newsFor(person).then(told => {
      if (isWanted) setNews(told)
    })
    return () => {
      isWanted = false
    }
  }, [person])
  if (news === null || news.threads.length + news.cards.length === 0) return null
  return (
    <section className="back-news" aria-labelledby="news">
      <h2 id="news">{t('news')}</h2>
      <ul>
        {news.threads.map(({ id, title, unread }) => (
          <li key={id}>
            <Icon of={note} />
            <Link href={`/board/${id}`}>{t('newAnswers', { n: unread, title })}</Link>
            <small>{t('followed')}</small>
          </li>
        ))}
        {news.cards.map(({ id, card: face, played }) => (
          <li key={id}>
            <Icon of={card} />
            <Link href={`/gallery/${id}`}>
              {t('cardPlayed', {
                n: played,
                name: nameIn({ names: (face?.names ?? {}) as Record<string, string> }, language),
              })}
            </Link>
            <small>{t('cardYours')}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
