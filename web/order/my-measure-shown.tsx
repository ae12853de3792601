import { useTranslations } from 'use-intl'
import type { MyMeasure } from '#protocol/order'
import { useActing } from '../house/acting.ts'
import { orderHouse } from './api.ts'
import { useWhen } from './dates.ts'
import { EvidenceShown } from './evidence-shown.tsx'
import { OrderRefusal } from './order-refusal.tsx'
import { ReasonForm } from './reason-form.tsx'

interface MyMeasureProps {
  readonly of: MyMeasure
  readonly changed: () => Promise<void>
}

/** A measure as the person concerned reads it: what, why, until when; and their one answer to it. */
export function MyMeasureShown({ of, changed }: MyMeasureProps) {
  const t = useTranslations('order.mine')
  const order = useTranslations('order')
  const when = useWhen()
  const { act, isBusy, refused } = useActing()
  const { kind, subject, evidence, reason, at, until, lifted, appeal } = of
  const send = async (words: string | null): Promise<void> => {
    if (words !== null && (await act(() => orderHouse.appeal(of.id, words))) !== null) await changed()
  }
  return (
    <article className="case board">
      <h3>
        {order(`done.${kind}`)} · {order(`subject.${subject.kind}`)}
      </h3>
      <small>
        {when(at)}
        {until !== null && ` · ${t('until', { when: when(until) })}`}
      </small>
      <p dir="auto">
        <b>{t('reason')}:</b> {reason}
      </p>
      {evidence !== null && <EvidenceShown title={t('what')} of={evidence} />}
      {lifted !== null && <p>{t('lifted', { reason: lifted.reason })}</p>}
      {appeal !== null && (
        <blockquote className="appeal" dir="auto">
          <b>{t('appealed')}</b>
          <p>{appeal.words}</p>
          <p>
            {appeal.answer === null ? (
              t('waiting')
            ) : (
              <>
                <b>{t(appeal.answer.granted ? 'granted' : 'refused')}:</b> {appeal.answer.reason}
              </>
            )}
          </p>
        </blockquote>
      )}
      {of.mayAppeal && (
        <details>
          <summary className="framed">{t('appeal')}</summary>
          <p>{t('appealAbout')}</p>
          <ReasonForm label={t('appealWords')}>
            {words => (
              <button
                type="button"
                className="primary"
                disabled={isBusy || words === null}
                onClick={() => void send(words)}
              >
                {t('appealSend')}
              </button>
            )}
          </ReasonForm>
          <OrderRefusal refused={refused} />
        </details>
      )}
    </article>
  )
}
