import { useSyncExternalStore } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useTable } from '#ui/table'
import { useVenue } from '../venue.ts'
import { clockText, countsDown, LOW } from './clock.ts'
import { everyQuarter } from './use-bell.ts'

const SECOND = 1000

/** The time at the match's place, in seconds. Components that use it rerender every second. */
function useSeconds(): number {
  const { now } = useVenue()
  return useSyncExternalStore(everyQuarter, () => Math.floor(now() / (SECOND / 4)) * (SECOND / 4))
}

/** The time left until this moment: counted down, or the moment itself at a slow table. */
export function TimeLeft({ until, label }: { readonly until: number; readonly label: string }) {
  const { introduction } = useTable()
  const t = useTranslations('play')
  const format = useFormatter()
  const left = until - useSeconds()
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
