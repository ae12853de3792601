import { useTranslations } from 'use-intl'
import { useActing } from '../house/acting.ts'
import { orderHouse } from './api.ts'
import { MeasureShown } from './measure-shown.tsx'
import { OrderRefusal } from './order-refusal.tsx'
import { ReasonForm } from './reason-form.tsx'
import { usePages } from './use-pages.ts'

/** All measures, the newest first. One that is in force can be lifted. */
export function MeasuresTaken() {
  const t = useTranslations('order.desk')
  const { items, hasMore, refused, more, again } = usePages(orderHouse.measures)
  const { act, isBusy, refused: notDone } = useActing()
  const lift = async (id: string, reason: string | null): Promise<void> => {
    if (reason !== null && (await act(() => orderHouse.lift(id, reason))) !== null) again()
  }
  return (
    <section aria-label={t('measures')}>
      <OrderRefusal refused={refused ?? notDone} />
      {items?.length === 0 && <p role="status">{t('noMeasures')}</p>}
      <ol className="desk-list">
        {items?.map(it => (
          <li key={it.id}>
            <MeasureShown of={it}>
              {it.inForce && it.kind !== 'warn' && (
                <ReasonForm label={t('liftReason')}>
                  {reason => (
                    <button
                      type="button"
                      className="framed"
                      disabled={isBusy || reason === null}
                      onClick={() => void lift(it.id, reason)}
                    >
                      {t('lift')}
                    </button>
                  )}
                </ReasonForm>
              )}
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
