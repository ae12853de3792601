import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Subject } from '#protocol/order'
import { type Cause, causes, LONGEST_REASON } from '#protocol/order-words'
import { useActing } from '../house/acting.ts'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'
import { Choice } from '../pages/frame/choice.tsx'
import { NameForm } from '../pages/people/name-form.tsx'
import { Dialogue } from '../play/dialogue.tsx'
import { orderHouse } from './api.ts'
import { InOrderWords } from './in-order-words.ts'
import { pathToCase } from './one-case.tsx'
import { OrderRefusal } from './order-refusal.tsx'
import { useMineInOrder } from './use-mine.ts'
import './report-sheet.css'

interface ReportSheetProps {
  readonly subject: Subject
  /** Whom it is about, where the title says so. */
  readonly name: string
  readonly close: (isSent: boolean) => void
}

/** Says what is wrong with something. What it is about is copied into the report by the house. Keepers may decide at once. */
export const ReportSheet = (props: ReportSheetProps) => (
  <InOrderWords>
    <Sheet {...props} />
  </InOrderWords>
)

function Sheet({ subject, name, close }: ReportSheetProps) {
  const t = useTranslations('order.report')
  const common = useTranslations('common')
  const person = useStore(me)
  const { mine } = useMineInOrder()
  const id = useId()
  const [cause, setCause] = useState<Cause | null>(null)
  const [words, setWords] = useState('')
  const [isSent, setSent] = useState(false)
  const { act, isBusy, refused } = useActing()
  const isWhole = cause !== null && (cause !== 'other' || words.trim() !== '')
  const send = async (): Promise<void> => {
    if (cause === null) return
    if ((await act(() => orderHouse.report({ subject, cause, words: words.trim() }))) !== null) setSent(true)
  }
  return (
    <Dialogue isOpen close={() => close(isSent)} title={t(`title.${subject.kind}`, { name })}>
      {isSent ? (
        <>
          <p role="status">{t('sent')}</p>
          <button type="button" className="primary" onClick={() => close(true)}>
            {common('close')}
          </button>
        </>
      ) : person == null ? (
        <>
          <p>{t('nameFirst')}</p>
          <NameForm said={() => undefined} />
        </>
      ) : (
        <form
          className="report-sheet"
          onSubmit={event => {
            event.preventDefault()
            void send()
          }}
        >
          {mine !== null && mine.role !== null && (
            <Link href={pathToCase(subject)} className="framed">
              {t('toDesk')}
            </Link>
          )}
          <Choice
            legend={t('cause')}
            value={cause ?? ''}
            offered={causes.map(it => ({ value: it as Cause | '', label: t(`causes.${it}`) }))}
            onChange={it => setCause(it === '' ? null : it)}
          />
          <label htmlFor={id}>{t(cause === 'other' ? 'wordsNeeded' : 'words')}</label>
          <textarea
            id={id}
            dir="auto"
            rows={3}
            maxLength={LONGEST_REASON}
            value={words}
            onChange={event => setWords(event.target.value)}
          />
          <small>{t('kept')}</small>
          <OrderRefusal refused={refused} />
          <div className="row">
            <button type="button" className="framed" onClick={() => close(false)}>
              {common('cancel')}
            </button>
            <button type="submit" className="primary" disabled={!isWhole || isBusy}>
              {t('send')}
            </button>
          </div>
        </form>
      )}
    </Dialogue>
  )
}
