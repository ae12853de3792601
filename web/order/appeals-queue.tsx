import { useTranslations } from 'use-intl'
import { useActing } from '../house/acting.ts'
import { orderHouse } from './api.ts'
import { MeasureShown } from './measure-shown.tsx'
import { OrderRefusal } from './order-refusal.tsx'
import { ReasonForm } from './reason-form.tsx'
import { usePages } from './use-pages.ts'

/** Measures with an open appeal, the oldest first. */
export function AppealsQueue() {
  const t = useTranslations('order.desk')
  const { items, hasMore, refused, more, again } = usePages(orderHouse.appeals)
  const { act, isBusy, refused: notDone } = useActing()
  const answer = async (id: string, granted: boolean, reason: string | null): Promise<void> => {
    if (reason !== null && (await act(() => orderHouse.answer(id, granted, reason))) !== null) again()
  }
  return (
    <section aria-label={t('appeals')}>
      <OrderRefusal refused={refused ?? notDone} />
      {items?.length === 0 && <p role="status">{t('noAppeals')}</p>}
      <ol className="desk-list">
        {items?.map(it => (
          <li key={it.id}>
            <MeasureShown of={it}>
              <ReasonForm label={t('answerReason')}>
                {reason => (
                  <>
                    <button
                      type="button"
                      className="framed"
                      disabled={isBusy || reason === null}
                      onClick={() => void answer(it.id, false, reason)}
                    >
                      {t('refuse')}
                    </button>
                    <button
                      type="button"
                      className="primary"
                      disabled={isBusy || reason === null}
                      onClick={() => void answer(it.id, true, reason)}
                    >
                      {t('grant')}
                    </button>
                  </>
                )}
              </ReasonForm>
            </MeasureShown>
          </li>
        ))}
      </ol>
      {hasMore && (
        <button type="button" className="framed" onClick={more}>
          {t('more')}
        </button>
      )}
    </section>
  )
}
