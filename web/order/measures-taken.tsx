import { useTranslations } from 'use-intl'
import { useActing } from '../house/acting.ts'
import { usePages } from '../house/use-pages.ts'
import { orderHouse } from './api.ts'
import { DeskList } from './desk-list.tsx'
import { MeasureShown } from './measure-shown.tsx'
import { ReasonForm } from './reason-form.tsx'

/** All measures, the newest first. One that is in force can be lifted. */
export function MeasuresTaken() {
  const t = useTranslations('order.desk')
  const pages = usePages('measures', orderHouse.measures)
  const { act, isBusy, refused: notDone } = useActing()
  const lift = async (id: string, reason: string | null): Promise<void> => {
    if (reason !== null && (await act(() => orderHouse.lift(id, reason))) !== null) pages.again()
  }
  return (
    <DeskList label={t('measures')} pages={pages} notDone={notDone} none={t('noMeasures')}>
      {it => (
        <li key={it.id}>
          <MeasureShown of={it}>
            {it.inForce && it.kind !== 'warn' && (
              <details>
                <summary className="framed">{t('lift')}</summary>
                <ReasonForm label={t('liftReason')}>
                  {reason => (
                    <button
                      type="button"
                      className="primary"
                      disabled={isBusy || reason === null}
                      onClick={() => void lift(it.id, reason)}
                    >
                      {t('do')}
                    </button>
                  )}
                </ReasonForm>
              </details>
            )}
          </MeasureShown>
        </li>
      )}
    </DeskList>
  )
}
