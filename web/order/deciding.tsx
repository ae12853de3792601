import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { topics } from '#protocol/board-words'
import type { Case, NewMeasure } from '#protocol/desk'
import { isTimed, LONGEST_REASON, type MeasureKind } from '#protocol/order-words'
import { useActing } from '../house/acting.ts'
import { orderHouse } from './api.ts'
import { OrderRefusal } from './order-refusal.tsx'
import { type Hanging, placeOf, WhereTo } from './where-to.tsx'
import '../pages/frame/choice.css'

interface DecidingProps {
  readonly of: Case
  readonly decided: () => void
}

const HOUR = 3_600_000
/** How long somebody may be muted or banned, in hours. */
const spans = [1, 24, 72, 168, 720, 8760] as const

/** What a keeper does about a case: measures with an end and a reason, or nothing. */
export function Deciding({ of, decided }: DecidingProps) {
  const t = useTranslations('order')
  const id = useId()
  const [chosen, setChosen] = useState<readonly MeasureKind[]>([])
  const [hours, setHours] = useState<number>(24)
  const game = of.now?.game ?? null
  const [hanging, setHanging] = useState<Hanging>({ topic: topics[0], game })
  const [reason, setReason] = useState('')
  const { act, isBusy, refused } = useActing()
  if (of.may.length === 0) return <p>{t('desk.onlyOthers')}</p>
  const toggle = (kind: MeasureKind): void =>
    setChosen(chosen.includes(kind) ? chosen.filter(it => it !== kind) : [...chosen, kind])
  const dismisses = chosen.length === 0 && of.reports.length > 0
  const ends = chosen.some(isTimed)
  const decide = async (): Promise<void> => {
    const until = Date.now() + hours * HOUR
    const measures = chosen.map(
      (kind): NewMeasure =>
        isTimed(kind) ? { kind, until } : kind === 'move' ? { kind, to: placeOf(hanging) } : { kind },
    )
    const done = await act(() => orderHouse.decide({ subject: of.subject, measures, reason: reason.trim() }))
    if (done !== null) decided()
  }
  return (
    <form
      className="deciding"
      onSubmit={event => {
        event.preventDefault()
        void decide()
      }}
    >
      <fieldset>
        <legend>{t('desk.decide')}</legend>
        {of.may.map(kind => (
          <label key={kind} className="pick">
            <input type="checkbox" checked={chosen.includes(kind)} onChange={() => toggle(kind)} />
            <span className="pick-words">
              <b>{t(`measure.${kind}`)}</b>
              <small>{t(`measureAbout.${kind}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {ends && (
        <label className="field">
          <span>{t('desk.for')}</span>
          <select value={hours} onChange={event => setHours(Number(event.target.value))}>
            {spans.map(n => (
              <option key={n} value={n}>
                {n < 24 ? t('desk.hours', { n }) : t('desk.days', { n: n / 24 })}
              </option>
            ))}
          </select>
        </label>
      )}
      {chosen.includes('move') && <WhereTo hanging={hanging} hasGame={game !== null} onChange={setHanging} />}
      <label htmlFor={id}>{t('desk.reason')}</label>
      <textarea
        id={id}
        dir="auto"
        rows={2}
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
      <OrderRefusal refused={refused} />
      <button
        type="submit"
        className="primary"
        disabled={isBusy || reason.trim() === '' || !(dismisses || chosen.length > 0)}
      >
        {dismisses ? t('desk.dismissDo') : t('desk.do')}
      </button>
    </form>
  )
}
