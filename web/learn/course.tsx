import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Lesson } from '#games/lesson'
import { Icon } from '#ui/pieces/icon.tsx'
import candle from '~icon/candle-light'
import { useStore } from '../house/observable.ts'
import { useLesson } from './lesson-context.ts'
import { type Progress, progress, progressIn } from './progress.ts'
import './course.css'

/** Beside the table, where there is room: the lessons of the game, and what the learner knows already. */
export function Course() {
  const { teaching, lessons, say } = useLesson()
  const t = useTranslations('learn')
  const all = useStore(progress)
  const { bead } = useStore(teaching.standing)
  const of = (lesson: Lesson): Progress => progressIn(all, teaching.game, lesson.id)
  const known = lessons.all.flatMap(lesson => {
    const { beads, knows } = lesson
    const share = of(lesson).done ? 1 : lesson.id === teaching.lesson.id ? bead / beads.length : 0
    return knows.slice(0, Math.floor(knows.length * share))
  })
  return (
    <div className="course">
      <h2>{t('evening')}</h2>
      <p className="course-about">{t('lessons', { n: lessons.all.length })}</p>
      <ol>
        {lessons.all.map((lesson, i) => {
          const { id, title, about, beads } = lesson
          const isNow = id === teaching.lesson.id
          const { done } = of(lesson)
          return (
            <li key={id} data-now={isNow || undefined} data-done={done || undefined}>
              <span className="course-mark" aria-hidden="true">
                {done && !isNow ? '✓' : i + 1}
              </span>
              <Link href={`/learn/${teaching.game}/${id}`} aria-current={isNow ? 'page' : undefined}>
                <strong>{say(title)}</strong>
                <small>
                  {isNow ? t('youAreHere', { n: Math.min(bead + 1, beads.length), of: beads.length }) : say(about)}
                </small>
              </Link>
            </li>
          )
        })}
      </ol>
      {known.length > 0 && (
        <div className="course-known">
          <h3>{t('known')}</h3>
          <ul>
            {known.map(key => (
              <li key={key}>
                <Icon of={candle} />
                <span>{say(key)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
