import { lazy, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Lesson } from '#games/lesson'
import { manifests } from '#games/manifests'
import { useGameTitle } from '../house/games.ts'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'
import { Page } from '../pages/frame/page.tsx'
import { Problem } from '../pages/problem.tsx'
import { Bertram } from './bertram.tsx'
import { InLearnWords } from './in-learn-words.ts'
import { type LessonsRead, loadLessons, said } from './load.ts'
import { PlaySquires } from './play-squires.tsx'
import { progress, progressIn } from './progress.ts'
import './course.css'
import './learn.css'
import { Loading } from '../house/loading.tsx'

/** The table comes with it. */
const LessonPage = lazy(async () => ({ default: (await import('./lesson-page.tsx')).LessonPage }))

interface LearnPageProps {
  readonly game?: string | undefined
  readonly lesson?: string | undefined
}

/** The lessons of the house, those of one game, or one of them. */
export function LearnPage({ game, lesson }: LearnPageProps) {
  return (
    <InLearnWords before={<Loading />}>
      {game === undefined ? <AllLessons games={withLessons} /> : <OfGame key={game} game={game} lesson={lesson} />}
    </InLearnWords>
  )
}

const withLessons = manifests.filter(({ lessons }) => lessons !== undefined).map(({ id }) => id)

function OfGame({ game, lesson }: { readonly game: string; readonly lesson: string | undefined }) {
  const read = useLessons(game)
  if (!withLessons.includes(game)) return <Problem code="no screen" />
  if (lesson === undefined) return <AllLessons games={[game]} />
  if (read === null) return <Loading />
  const { all } = read.lessons
  const found = all.find(({ id }) => id === lesson) ?? (lesson === 'first' ? all[0] : undefined)
  return found === undefined ? <Problem code="no lesson" /> : <LessonPage key={lesson} read={read} lesson={found} />
}

/** Whether somebody has just left a lesson. */
const wasSkipped = (): boolean => (history.state as { readonly skipped?: boolean } | null)?.skipped === true

function AllLessons({ games }: { readonly games: readonly string[] }) {
  const t = useTranslations('learn')
  const title = useGameTitle()
  const [only] = games.length === 1 ? games : []
  return (
    <Page title={only === undefined ? t('title') : t('ofGame', { game: title(only) })} className="learn">
      <div className="learn-intro">
        <Bertram />
        <p>{t('about')}</p>
      </div>
      {wasSkipped() && <p role="status">{t('skipped')}</p>}
      {games.map(game => (
        <GameLessons key={game} game={game} isOnly={games.length === 1} />
      ))}
    </Page>
  )
}

interface GameLessonsProps {
  readonly game: string
  /** The page is about this game: its next lesson has the main button. */
  readonly isOnly: boolean
}

function GameLessons({ game, isOnly }: GameLessonsProps) {
  const read = useLessons(game)
  const title = useGameTitle()
  const all = useStore(progress)
  const lessons = read?.lessons.all ?? []
  const next = isOnly ? lessons.find(({ id }) => !progressIn(all, game, id).done) : undefined
  return (
    <section className="board" aria-labelledby={`lessons-${game}`}>
      <h2 id={`lessons-${game}`}>{title(game)}</h2>
      <ol className="lesson-list">
        {lessons.map((lesson, i) => (
          <LessonLine
            key={lesson.id}
            read={read}
            lesson={lesson}
            n={i + 1}
            isNext={lesson === next}
            {...progressIn(all, game, lesson.id)}
          />
        ))}
      </ol>
      {isOnly && lessons.length > 0 && next === undefined && <PlaySquires game={game} />}
    </section>
  )
}

interface LessonLineProps {
  readonly read: LessonsRead | null
  readonly lesson: Lesson
  readonly n: number
  readonly isNext: boolean
  readonly bead: number
  readonly done: boolean
}

function LessonLine({ read, lesson, n, isNext, bead, done }: LessonLineProps) {
  const t = useTranslations('learn')
  if (read === null) return null
  const act = bead > 0 ? t('goOnAt', { n: bead + 1 }) : done ? t('again') : t('begin')
  return (
    <li>
      <span className="course-mark" data-done={done || undefined} aria-hidden="true">
        {done ? '✓' : n}
      </span>
      <span>
        <strong>{said(read, lesson.title, [])}</strong>
        <small>
          {said(read, lesson.about, [])}
          {done && <span className="hidden-text">, {t('done')}</span>}
        </small>
      </span>
      <Link
        href={`/learn/${read.game}/${lesson.id}`}
        className={isNext ? 'primary' : 'framed'}
        aria-label={`${act}: ${said(read, lesson.title, [])}`}
      >
        {act}
      </Link>
    </li>
  )
}

function useLessons(game: string): LessonsRead | null {
  const { language } = useStore(settings)
  const [read, setRead] = useState<LessonsRead | null>(null)
  useEffect(() => {
    let isWanted = true
    void loadLessons(game, language).then(loaded => isWanted && setRead(loaded))
    return () => {
      isWanted = false
    }
  }, [game, language])
  return read
}
