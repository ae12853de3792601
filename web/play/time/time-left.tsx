import { useFormatter, useTranslations } from 'use-intl'
import { clockText } from '#ui/clock-text'
import { useNow } from '#ui/now'
import { useTable } from '#ui/table'
import { countsDown, LOW } from './clock.ts'

/** In milliseconds. */
const QUARTER = 250

/** The time left until this moment: counted down, or the moment itself at a slow table. */
export function TimeLeft({ until, label }: { readonly until: number; readonly label: string }) {
  const { introduction } = useTable()
  const t = useTranslations('play')
  const format = useFormatter()
  const left = until - useNow(QUARTER)
  const isCounted = countsDown(introduction.pace, left)
  const text = isCounted
    ? clockText(left)
    : t('until', {
        when: format.dateTime(new Date(until), {
          weekday: 'short',
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
        }),
      })
  return (
    <time className="time-left" role="timer" aria-label={label} data-low={left < LOW || undefined} title={t('atZero')}>
      {text}
    </time>
  )
}
