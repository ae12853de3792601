import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import type { Case } from '#protocol/desk'
import { orderHouse } from './api.ts'
import { ConcernedShown } from './concerned-shown.tsx'
import { useWhen } from './dates.ts'
import { Deciding } from './deciding.tsx'
import { EvidenceShown } from './evidence-shown.tsx'

interface CaseShownProps {
  readonly of: Case
  readonly decided: () => void
}

/** A case: who says what about it, what it was and is, whose it is, and what can be done. */
export function CaseShown({ of, decided }: CaseShownProps) {
  const t = useTranslations('order')
  const when = useWhen()
  const [taken, setTaken] = useState(of.taken)
  const take = async (on: boolean): Promise<void> => {
    const told = await orderHouse.take(of.subject, on)
    if (!isRefused(told)) setTaken(told.taken)
  }
  const [first] = of.reports
  const isChanged = first !== undefined && of.now !== null && of.now.text !== first.evidence.text
  return (
    <article className="case board">
      <header>
        <h2>
          {t(`subject.${of.subject.kind}`)} ·{' '}
          {first === undefined ? t('desk.unreported') : t('desk.reported', { n: of.reports.length })}
        </h2>
        {first !== undefined && <small>{t('desk.since', { when: when(of.since) })}</small>}
        {of.hidden && <b className="case-hidden">{t('desk.hidden')}</b>}
      </header>
      <ul className="case-reports">
        {of.reports.map(({ id, cause, words, at, by }) => (
          <li key={id}>
            <b>{t(`report.causes.${cause}`)}</b>{' '}
            <small>
              {by === null ? t('desk.byHouse') : t('desk.by', { name: by.name })} · {when(at)}
            </small>
            {words !== '' && <p dir="auto">{words}</p>}
          </li>
        ))}
      </ul>
      {first !== undefined && <EvidenceShown title={t('desk.evidence')} of={first.evidence} />}
      {of.now === null ? (
        <p>{t('desk.gone')}</p>
      ) : isChanged || first === undefined ? (
        <EvidenceShown title={t('desk.now')} of={of.now} />
      ) : (
        <p className="case-same">{t('desk.same')}</p>
      )}
      {of.person !== null && <ConcernedShown of={of.person} />}
      {first !== undefined && (
        <div className="row">
          {taken === null ? (
            <button type="button" className="framed" onClick={() => void take(true)}>
              {t('desk.take')}
            </button>
          ) : (
            <>
              <span className="case-taken">{t('desk.takenBy', { name: taken.name })}</span>
              <button type="button" className="quiet" onClick={() => void take(false)}>
                {t('desk.giveBack')}
              </button>
            </>
          )}
        </div>
      )}
      <Deciding of={of} decided={decided} />
    </article>
  )
}
