import { useTranslations } from 'use-intl'
import { Icon } from '#ui/pieces/icon.tsx'
import hourglass from '~icon/hourglass'
import { TimeLeft } from '../time/time-left.tsx'
import { useBell } from '../time/use-bell.ts'

/** The deadline shown to the table. */
export function Bell() {
  const t = useTranslations('play')
  const until = useBell()
  return until === null ? null : (
    <div className="bell">
      <Icon of={hourglass} />
      <TimeLeft until={until} label={t('timeLeft')} />
    </div>
  )
}
