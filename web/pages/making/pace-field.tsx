import { useTranslations } from 'use-intl'
import type { Pace } from '#client/messages'
import { Choice } from '../frame/choice.tsx'
import { SlowField } from './slow-field.tsx'

/** Paces for a table where everybody is present. */
const live = {
  quick: { kind: 'live', bank: 60, increment: 10, cap: 120 },
  normal: { kind: 'live', bank: 120, increment: 15, cap: 180 },
  easy: { kind: 'live', bank: 300, increment: 30, cap: 600 },
} as const satisfies Readonly<Record<string, Pace>>
type LiveName = keyof typeof live
const liveNames = Object.keys(live) as readonly LiveName[]

export const usualPace: Pace = live.normal

interface PaceFieldProps {
  readonly pace: Pace
  readonly onChange: (pace: Pace) => void
}

/** How long a seat may think. */
export function PaceField({ pace, onChange }: PaceFieldProps) {
  const t = useTranslations('home.making')
  const first: Readonly<Record<Pace['kind'], Pace>> = {
    live: live.normal,
    slow: { kind: 'slow', hours: 24, quiet: null },
    untimed: { kind: 'untimed' },
  }
  return (
    <div className="pace-field">
      <Choice<Pace['kind']>
        legend={t('pace')}
        value={pace.kind}
        offered={[
          { value: 'live', label: t('live'), about: t('liveAbout') },
          { value: 'slow', label: t('slow'), about: t('slowAbout') },
          { value: 'untimed', label: t('untimed'), about: t('untimedAbout') },
        ]}
        onChange={kind => onChange(kind === pace.kind ? pace : first[kind])}
      />
      {pace.kind === 'live' && (
        <Choice<LiveName | ''>
          legend={t('live')}
          hideLegend
          isSmall
          value={liveNames.find(name => live[name].bank === pace.bank && live[name].increment === pace.increment) ?? ''}
          offered={liveNames.map(name => ({
            value: name,
            label: t(`livePreset.${name}.name`),
            about: t(`livePreset.${name}.about`),
          }))}
          onChange={name => name !== '' && onChange(live[name])}
        />
      )}
      {pace.kind === 'slow' && <SlowField pace={pace} onChange={onChange} />}
    </div>
  )
}
