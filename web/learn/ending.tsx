import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { isRefused } from '#client/messages'
import { ask } from '../device/worker-house.ts'
import { useLesson } from './lesson-context.ts'

/** After a lesson: play on from here against Squires, or learn more. */
export function Ending() {
  const { teaching, lessons, say, leave } = useLesson()
  const t = useTranslations('learn')
  const [, go] = useLocation()
  const at = lessons.all.findIndex(({ id }) => id === teaching.lesson.id)
  const next = lessons.all[at + 1]
  const playOn = async (): Promise<void> => {
    const match = teaching.device.value?.match
    if (match === undefined) return
    const left = await ask<{ readonly match: string }>({ t: 'playOn', match })
    if (!isRefused(left)) go(`/here/${left.match}`)
  }
  return (
    <div className="lesson-ending">
      <button type="button" className="primary" onClick={playOn}>
        {t('playOn')}
      </button>
      {next === undefined ? (
        <button type="button" className="inked" onClick={leave}>
          {t('allLessons')}
        </button>
      ) : (
        <button type="button" className="inked" onClick={() => go(`/learn/${teaching.game}/${next.id}`)}>
          {t('next', { lesson: say(next.title) })}
        </button>
      )}
    </div>
  )
}
