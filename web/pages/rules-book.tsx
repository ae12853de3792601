import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useGameTitle } from '../house/games.ts'
import { Page } from './frame/page.tsx'
import { Cards } from './rules-cards.tsx'
import { Contents } from './rules-contents.tsx'
import { type Book, useBook } from './rules-load.ts'
import { found } from './rules-search.ts'
import { Search } from './rules-searching.tsx'
import { Target, useJump } from './rules-target.ts'
import { Chapter } from './rules-text.tsx'

/** The rules of one game. */
export function RulesBook({ game }: { readonly game: string }) {
  const t = useTranslations('common')
  const book = useBook(game)
  return book === null ? <div className="loading" role="status" aria-label={t('loading')} /> : <Reading book={book} />
}

function Reading({ book }: { readonly book: Book }) {
  const t = useTranslations('rules')
  const [query, setQuery] = useState('')
  const searched = useDeferredValue(query)
  const { sections, cards, n } = useMemo(() => found(book, searched), [book, searched])
  const jump = useJump()
  const head = useRef<HTMLDivElement>(null)
  const isAway = useAway(head)

  // The target may have been filtered out, so everything is shown again before it is looked up.
  const wanted = useRef('')
  useEffect(() => {
    wanted.current = jump.to
    setQuery('')
  }, [jump])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for every jump
  useEffect(() => {
    if (searched !== '') return
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
        </div>
        <Search isOver={isAway} query={query} change={setQuery} n={searched.trim() === '' ? null : n} />
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
        {isAway && (
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
