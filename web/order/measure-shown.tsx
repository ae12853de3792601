import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { MeasureTold } from '#protocol/desk'
import { useWhen } from './dates.ts'
import { EvidenceShown } from './evidence-shown.tsx'

interface MeasureShownProps {
  readonly of: MeasureTold
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** A measure with all that is known of it. */
export function MeasureShown({ of, children }: MeasureShownProps) {
  const t = useTranslations('order')
  const when = useWhen()
  const { kind, subject, evidence, person, by, reason, at, until, lifted, appeal, inForce } = of
  return (
    <article className="case board">
      <header>
        <h2>
          {t(`done.${kind}`)} · {t(`subject.${subject.kind}`)}
          {person !== null && (
            <>
              {' · '}
              <bdi>{person.name}</bdi>
            </>
          )}
        </h2>
        <small>
          {t('desk.takenAt', { when: when(at), name: by?.name ?? t('desk.admin') })}
          {until !== null && ` · ${t('mine.until', { when: when(until) })}`}
          {kind !== 'warn' && ` · ${t(inForce ? 'desk.inForce' : 'desk.over')}`}
        </small>
      </header>
      <p dir="auto">
        <b>{t('mine.reason')}:</b> {reason}
      </p>
      {evidence !== null && <EvidenceShown title={t('desk.evidence')} of={evidence} />}
      {lifted !== null && <p>{t('mine.lifted', { reason: lifted.reason })}</p>}
      {appeal !== null && (
        <blockquote className="appeal" dir="auto">
          <b>{t('desk.appealOf', { name: person?.name ?? '' })}</b>
          <p>{appeal.words}</p>
          {appeal.answer !== null && (
            <p>
              <b>{t(appeal.answer.granted ? 'mine.granted' : 'mine.refused')}:</b> {appeal.answer.reason}
            </p>
          )}
        </blockquote>
      )}
      {children}
    </article>
  )
}
