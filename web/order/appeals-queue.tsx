import { useTranslations } from 'use-intl'
import { useActing } from '../house/acting.ts'
import { usePages } from '../house/use-pages.ts'
import { orderHouse } from './api.ts'
import { DeskList } from './desk-list.tsx'
import { MeasureShown } from './measure-shown.tsx'
import { ReasonForm } from './reason-form.tsx'

/** Measures with an open appeal, the oldest first. */
export function AppealsQueue() {
  const t = useTranslations('order.desk')
  const pages = usePages('appeals', orderHouse.appeals)
  const { act, isBusy, refused: notDone } = useActing()
  const answer = async (id: string, granted: boolean, reason: string | null): Promise<void> => {
    if (reason !== null && (await act(() => orderHouse.answer(id, granted, reason))) !== null) pages.again()
  }
  return (
    <DeskList label={t('appeals')} pages={pages} notDone={notDone} none={t('noAppeals')}>
      {it => (
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
      )}
    </DeskList>
  )
}
