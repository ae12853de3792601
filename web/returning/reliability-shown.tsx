import { useTranslations } from 'use-intl'
import type { Reliability } from '#protocol/history'
import { Icon } from '#ui/pieces/icon.tsx'
import hourglass from '~icon/hourglass'
import './reliability.css'

/** How reliably somebody finishes on time, without judging. */
export function ReliabilityShown({ told: { onTime, matches } }: { readonly told: Reliability }) {
  const t = useTranslations('returning.reliability')
  const about = onTime === null ? t('newAbout') : t('about', { n: matches })
  return (
    <span className="reliability" title={about}>
      <Icon of={hourglass} />
      {onTime === null ? t('new') : t('onTime', { percent: onTime })}
      <span className="hidden-text">{about}</span>
    </span>
  )
}
