import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { askingKey, lastBy } from '#ui/asking'
import { type Bookmark, between } from '#ui/bookmark'
import { useTable } from '#ui/table'
import { useStore } from '../../house/observable.ts'
import { fadingOf, firstOf } from '../moments.ts'
import { isReading } from '../reading.ts'
import { useReader } from '../use-reader.ts'
import { newsIn } from './news.ts'

/** How many paragraphs stay. By then they have been read out. */
const KEPT = 30
/** How many milliseconds a paragraph stays at a table that plays from memory. */
const FADES = 15_000
/** Events within this many milliseconds are announced together. */
const BATCH = 150

interface News {
  readonly number: number
  readonly text: string
}

/**
 * Announces every event in whole sentences to screen readers, and questions immediately. What lies over the table is
 * read first: they hear nothing else meanwhile.
 */
export function LiveRegion({ isLow }: { readonly isLow: boolean }) {
  const t = useTranslations('play')
  const news = useNews()
  const question = useQuestion()
  const { screen, question: asked, live, viewer } = useTable()
  const isKept = asked !== null && screen.keeps?.includes(asked.name) === true
  const key = asked === null || isKept ? asked?.name : askingKey(asked, live.entries, viewer, live.unasked)
  return (
    <div className="hidden-text">
      <div role="log" aria-live="polite" aria-relevant="additions" aria-label={t('news')} data-live="news">
        {news.map(({ number, text }) => (
          <p key={number}>{text}</p>
        ))}
      </div>
      <div aria-live="assertive" data-live="question">
        {/* The same question is announced again when it is asked again, unless it keeps being asked while somebody answers it. */}
        {question !== null && <p key={key}>{question}</p>}
      </div>
      <div aria-live="polite">{isLow && t('ownTime')}</div>
    </div>
  )
}

function useNews(): readonly News[] {
  const { live, viewer, screen, speaker, names, have, isLive, isOver, bookmark } = useTable()
  const me = useReader()
  const [news, setNews] = useState<readonly News[]>([])
  const counted = useRef(0)
  const waits = useStore(isReading)
  // A player who has not done anything yet hears the match from its beginning.
  const first = firstOf(live.entries, screen, fadingOf(screen, live.view, isOver))
  const isNew = viewer !== 'table' && lastBy(live.entries, viewer) < 0
  const said = useRef<Bookmark>(isNew ? { seq: first - 1, events: Number.POSITIVE_INFINITY } : bookmark)
  useEffect(() => {
    if (waits) return
    if (isLive && between(live.entries, said.current, bookmark).length === 0) return
    const timer = setTimeout(() => {
      // When looking back, announces the moment being viewed; when live, everything not announced yet.
      const fresh = isLive ? between(live.entries, said.current, bookmark) : live.entries.filter(it => it.seq === have)
      if (isLive) said.current = bookmark
      const texts = newsIn(fresh, screen, speaker, names, me)
      if (texts.length === 0) return
      const number = counted.current++
      setNews(old => [...old, { number, text: texts.join(' ') }].slice(-KEPT))
      if (fadingOf(screen, live.view, isOver) !== null)
        setTimeout(() => setNews(old => old.filter(it => it.number !== number)), FADES)
    }, BATCH)
    return () => clearTimeout(timer)
  }, [live, screen, speaker, names, me, have, isLive, isOver, bookmark, waits])
  return news
}

function useQuestion(): string | null {
  const { screen, question, view, viewer, speaker, names, me } = useTable()
  const t = useTranslations('play')
  const waits = useStore(isReading)
  // A live region's initial content is not announced, so the first question is added later.
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), BATCH)
    return () => clearTimeout(timer)
  }, [])
  if (!isThere || waits || question === null || viewer === 'table') return null
  const segments = speaker.sentence(screen.asked(question, view, viewer), names, me)
  return t('asked', { question: segments.map(({ text }) => text).join('') })
}
