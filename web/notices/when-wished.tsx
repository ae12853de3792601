import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Wishes } from '#protocol/notices'
import { Choice } from '../pages/frame/choice.tsx'
import { Toggle } from '../pages/frame/toggle.tsx'
import { myZone } from './reader.ts'
import type { WishedProps } from './wishes-page.tsx'

const hours = [...Array(24).keys()]
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
/** In hours before the end of a turn; 0 for never. */
const reminders = [0, 1, 3, 12, 24] as const
const digests: Readonly<Record<string, (hour: number) => Wishes['digest']>> = {
  once: () => ({ kind: 'once' }),
  hours: () => ({ kind: 'hours', hours: 4 }),
  daily: hour => ({ kind: 'daily', hour }),
}
/** When most people read a daily letter. */
const MORNING = 8
const NIGHT = { from: 22, to: 8 } as const

/** When things are sent: letters, quiet hours, reminders. */
export function WhenWished({ wished: { wishes, mail }, wish }: WishedProps) {
  const t = useTranslations('notices')
  const { quiet, digest, reminder } = wishes
  const hour = digest.kind === 'daily' ? digest.hour : MORNING
  return (
    <section className="panel board" aria-labelledby="wish-quiet">
      <h2 id="wish-quiet">{t('quiet.title')}</h2>
      <Toggle
        label={t('quiet.on')}
        about={t('quiet.about')}
        isOn={quiet !== null}
        onChange={isOn => wish({ quiet: isOn ? NIGHT : null })}
      />
      {quiet !== null && (
        <div className="wish-row">
          <HourField
            label={t('quiet.from')}
            value={quiet.from}
            onChange={from => wish({ quiet: { ...quiet, from } })}
          />
          <HourField label={t('quiet.to')} value={quiet.to} onChange={to => wish({ quiet: { ...quiet, to } })} />
          <small>{t('quiet.zone', { zone: myZone() })}</small>
        </div>
      )}
      <Choice
        legend={t('reminder.label')}
        isSmall
        value={reminder ?? 0}
        offered={reminders.map(value => ({
          value,
          label: value === 0 ? t('reminder.never') : t('reminder.hours', { hours: value }),
        }))}
        onChange={value => wish({ reminder: value === 0 ? null : value })}
      />
      <h2>{t('mail.title')}</h2>
      <p>{t(mail === 'no' ? 'mail.no' : mail === 'yes' ? 'mail.yes' : 'mail.noAddress')}</p>
      {mail !== 'no' && (
        <>
          <Choice
            legend={t('mail.when')}
            isSmall
            value={digest.kind as string}
            offered={[
              { value: 'once', label: t('mail.once') },
              { value: 'hours', label: t('mail.hours', { hours: digest.kind === 'hours' ? digest.hours : 4 }) },
              { value: 'daily', label: t('mail.daily', { hour: clock(hour) }) },
            ]}
            onChange={kind => wish({ digest: digests[kind]?.(hour) ?? { kind: 'once' } })}
          />
          {digest.kind === 'daily' && (
            <HourField
              label={t('mail.hour')}
              value={hour}
              onChange={hour => wish({ digest: { kind: 'daily', hour } })}
            />
          )}
        </>
      )}
    </section>
  )
}

interface HourFieldProps {
  readonly label: string
  readonly value: number
  readonly onChange: (hour: number) => void
}

function HourField({ label, value, onChange }: HourFieldProps) {
  const id = useId()
  return (
    <span className="wish-row field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => onChange(Number(event.target.value))}>
        {hours.map(hour => (
          <option key={hour} value={hour}>
            {clock(hour)}
          </option>
        ))}
      </select>
    </span>
  )
}
