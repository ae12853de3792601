import { useTranslations } from 'use-intl'
import type { Pace } from '#client/messages'
import { useStore } from './observable.ts'
import { aheadAt, clockText, wallHour } from './quiet-hours.ts'
import { settings } from './settings.ts'

/** How long a seat may think, in one line, with quiet hours in local time. */
export function usePaceText(): (pace: Pace) => string {
  const t = useTranslations('home.pace')
  const { language } = useStore(settings)
  return pace => {
    switch (pace.kind) {
      case 'untimed':
        return t('untimed')
      case 'live': {
        const isRound = pace.bank % 60 === 0
        const bank = isRound ? t('minutes', { n: pace.bank / 60 }) : t('seconds', { n: pace.bank })
        return t('live', { bank, increment: pace.increment })
      }
      case 'slow': {
        const { hours, quiet } = pace
        const days = hours / 24
        const long = Number.isInteger(days) ? t('slowDays', { days }) : t('slow', { hours })
        if (quiet === null || quiet.from === quiet.to) return long
        const clock = (utc: number): string => clockText(wallHour(utc, aheadAt(new Date())), language)
        return t('slowQuiet', { long, from: clock(quiet.from), to: clock(quiet.to) })
      }
    }
  }
}
