import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { clockText } from '#ui/clock-text'
import { Icon } from '#ui/pieces/icon.tsx'
import hourglass from '~icon/hourglass'
import { houseNow } from '../house/line.ts'
import './time-left.css'

const [MINUTE, HOUR] = [60_000, 3_600_000]
/** Under this, a clock is ember red and says so. */
const HURRY = 2 * MINUTE
const soon = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Until when an answer is expected: the moment itself, or counted down in the last hour. */
export function TimeLeft({ until }: { readonly until: number }) {
  const t = useTranslations('returning')
  const format = useFormatter()
  const [now, setNow] = useState(houseNow)
  const left = until - now
  const step = left < HOUR ? 1000 : MINUTE
  useEffect(() => {
    const timer = setInterval(() => setNow(houseNow()), step)
    return () => clearInterval(timer)
  }, [step])
  const isHurry = left < HURRY
  return (
    <time className="back-until" data-hurry={isHurry || undefined} dateTime={new Date(until).toISOString()}>
      <Icon of={hourglass} />
      {left < HOUR ? clockText(left) : t('by', { when: format.dateTime(until, soon) })}
      {isHurry && <b>{t('hurry')}</b>}
    </time>
  )
}
