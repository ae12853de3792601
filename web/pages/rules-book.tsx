import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { manifestOf } from '#games/manifests'
import { TermsContext } from '#ui/terms'
import { useGameTitle } from '../house/games.ts'
import { useTerms } from '../house/use-terms.ts'
import { HowToPlay } from '../how-to/how-to.tsx'
import type { HowToRead } from '../how-to/load.ts'
import { useHowTo } from '../how-to/use-how-to.ts'
import { Moving } from '../moving.tsx'
import { Hints } from '../play/hints/hints.tsx'
import { Page } from './frame/page.tsx'
import { Cards } from './rules-cards.tsx'
import { Contents } from './rules-contents.tsx'
import { type Book, useBook } from './rules-load.ts'
import { found } from './rules-search.ts'
import { Search } from './rules-searching.tsx'
import { Target, useJump } from './rules-target.ts'
import { Chapter } from './rules-text.tsx'

/** The two parts as addresses. Every other anchor is a place in the numbered rules. */
const [HOW_TO, WHOLE] = ['how-to-play', 'rules']

/** The rules of one game: how to play it, and the numbered rules behind that. */
export function RulesBook({ game }: { readonly game: string }) {
  const t = useTranslations('common')
  const book = useBook(game)
  const howTo = useHowTo(game)
  const terms = useTerms(game)
  const isWanting = book === null || (howTo === null && manifestOf(game)?.howTo !== undefined)
  if (isWanting) return <div className="loading" role="status" aria-label={t('loading')} />
  return (
    <TermsContext value={terms}>
      <Reading book={book} howTo={howTo} />
    </TermsContext>
  )
}

function Reading({ book, howTo }: { readonly book: Book; readonly howTo: HowToRead | null }) {
  const t = useTranslations('rules')
  const [query, setQuery] = useState('')
  const searched = useDeferredValue(query)
  const { sections, cards, n } = useMemo(() => found(book, searched), [book, searched])
  const jump = useJump()
  const head = useRef<HTMLDivElement>(null)
  const isAway = useAway(head)

  const isFirst = howTo !== null && (jump.to === '' || jump.to === HOW_TO)
  const isWhole = !isFirst || query.trim() !== ''

  // The target may have been filtered out, so everything is shown again before it is looked up.
  const wanted = useRef('')
  useEffect(() => {
    wanted.current = jump.to
    setQuery('')
  }, [jump])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for every jump
  useEffect(() => {
    if (searched !== '') return
    if (wanted.current === HOW_TO || wanted.current === WHOLE) scrollTo(0, 0)
    const it = document.getElementById(wanted.current)
    wanted.current = ''
    it?.scrollIntoView()
    // Fonts that load late move it.
    if (document.fonts.status === 'loading') void document.fonts.ready.then(() => it?.scrollIntoView())
  }, [jump, searched])

  const home = useTranslations('home')
  const gameTitle = useGameTitle()
  const title = book.sections[0]?.title ?? ''
  return (
    <Target value={jump.to}>
      <Page
        title={home('rulesOf', { game: gameTitle(book.game) })}
        heading={<span lang={book.language}>{title}</span>}
        className="rules-page"
      >
        <div ref={head}>
          <Link href="/rules" className="rules-back">
            {t('allGames')}
          </Link>
          {manifestOf(book.game)?.lessons !== undefined && (
            <Link href={`/learn/${book.game}`} className="framed rules-learn">
              {home('learn')}
            </Link>
          )}
          {manifestOf(book.game)?.tips !== undefined && (
            <Link href={`/tips/${book.game}`} className="rules-tips">
              {home('tips')}
            </Link>
          )}
        </div>
        <Search isOver={isAway} query={query} change={setQuery} n={searched.trim() === '' ? null : n} />
        {howTo !== null && (
          <nav className="rules-parts" aria-label={t('title')}>
            <a href={`#${HOW_TO}`} aria-current={isWhole ? undefined : 'page'}>
              {t('howTo.title')}
            </a>
            <a href={`#${WHOLE}`} aria-current={isWhole ? 'page' : undefined}>
              {t('whole')}
            </a>
          </nav>
        )}
        {howTo !== null && !isWhole && (
          <>
            <Moving>
              <HowToPlay of={howTo} />
            </Moving>
            <Hints />
            <p className="rules-unclear">
              {t('howTo.unclear')} <a href={`#${WHOLE}`}>{t('howTo.whole')}</a>
            </p>
          </>
        )}
        {isWhole && (
          <div className="rules-body">
            <Contents book={book} />
            <div className="rules-leaves" lang={book.language}>
              {sections.length > 0 && (
                <article className="rules-leaf parchment">
                  {sections.map(section => (
                    <Chapter key={section.anchor} of={section} book={book} />
                  ))}
                </article>
              )}
              {cards.length > 0 && <Cards of={cards} book={book} />}
            </div>
          </div>
        )}
        {isAway && isWhole && (
          <a className="rules-top" href="#top" title={t('toTop')}>
            <span aria-hidden="true">↑</span>
            <span className="hidden-text">{t('toTop')}</span>
          </a>
        )}
      </Page>
    </Target>
  )
}

/** Whether the head of the page is scrolled out of view. */
function useAway(head: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (head.current === null) return
    const watcher = new IntersectionObserver(([it]) => setAway(it?.isIntersecting === false))
    watcher.observe(head.current)
    return () => watcher.disconnect()
  }, [head])
  return isAway
}
