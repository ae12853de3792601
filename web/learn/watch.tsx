import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { learner } from '#games/lesson'
import { useTable } from '#ui/table'
import { useLesson } from './lesson-context.ts'

/** At the table: tells the lesson when the learner is asked something that no script answers. */
export function Watch() {
  const { teaching } = useLesson()
  const { question, view, have, isOver } = useTable()
  const isScripted = question !== null && (teaching.lesson.script(view, learner, question) ?? null) !== null
  const asked = question === null || isScripted ? null : question.name
  useEffect(() => teaching.looked({ asked, have, isOver }))
  return null
}

export function SkipLesson() {
  const { leave } = useLesson()
  const t = useTranslations('learn')
  return (
    <button type="button" className="quiet lesson-skip" onClick={leave}>
      {t('skip')}
    </button>
  )
}
