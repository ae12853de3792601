import { useTranslations } from 'use-intl'
import type { Pace } from '#client/messages'
import { useStore } from '../../house/observable.ts'
import { aheadAt, clockText, utcOf, wallHours } from '../../house/quiet-hours.ts'
import { settings } from '../../house/settings.ts'
import { Choice } from '../frame/choice.tsx'
import { Toggle } from '../frame/toggle.tsx'

type Slow = Extract<Pace, { kind: 'slow' }>

const HOURS = [8, 24, 48, 96]
/** When most people sleep, in local time. */
const [NIGHT, MORNING] = [23, 7]

/** Hours per answer, and when the clock is stopped. */
export function SlowField({ pace, onChange }: { readonly pace: Slow; readonly onChange: (pace: Slow) => void }) {
  const t = useTranslations('home.making')
  const text = useTranslations('home.pace')
  const ahead = aheadAt(new Date())
  const { quiet } = pace
  const night = { from: utcOf(NIGHT, ahead), to: utcOf(MORNING, ahead) }
  const hours = HOURS.includes(pace.hours) ? HOURS : [...HOURS, pace.hours].toSorted((a, b) => a - b)
  return (
    <div className="slow-field">
      <Choice
        legend={t('slowHours')}
        isSmall
        value={pace.hours}
        offered={hours.map(value => ({
          value,
          label: value % 24 === 0 ? text('days', { n: value / 24 }) : text('hours', { n: value }),
        }))}
        onChange={value => onChange({ ...pace, hours: value })}
      />
      <Toggle
        label={t('quiet')}
        about={t('quietAbout')}
        isOn={quiet !== null}
        onChange={isOn => onChange({ ...pace, quiet: isOn ? night : null })}
      />
      {quiet !== null && (
        <div className="row">
          <Hour
            label={t('quietFrom')}
            utc={quiet.from}
            onChange={from => onChange({ ...pace, quiet: { ...quiet, from } })}
          />
          <Hour label={t('quietTo')} utc={quiet.to} onChange={to => onChange({ ...pace, quiet: { ...quiet, to } })} />
        </div>
      )}
    </div>
  )
}

interface HourProps {
  readonly label: string
  readonly utc: number
  readonly onChange: (utc: number) => void
}

/** One of the house's hours, in local time. */
function Hour({ label, utc, onChange }: HourProps) {
  const { language } = useStore(settings)
  return (
    <label className="field">
      <span>{label}</span>
      <select value={utc} onChange={event => onChange(Number(event.target.value))}>
        {wallHours(aheadAt(new Date())).map(hour => (
          <option key={hour.utc} value={hour.utc}>
            {clockText(hour, language)}
          </option>
        ))}
      </select>
    </label>
  )
}
