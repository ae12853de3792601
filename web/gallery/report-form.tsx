import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useActing } from '../house/acting.ts'
import { Refusal } from '../pages/frame/refusal.tsx'
import { galleryHouse } from './api.ts'

/** Tells whoever runs the house what is wrong with a card. */
export function ReportForm({ card }: { readonly card: string }) {
  const t = useTranslations('gallery')
  const id = useId()
  const [reason, setReason] = useState('')
  const [isSent, setSent] = useState(false)
  const { act, isBusy, refused } = useActing()
  const send = async (): Promise<void> => {
    if ((await act(() => galleryHouse.report(card, reason.trim()))) !== null) setSent(true)
  }
  if (isSent) return <p role="status">{t('reported')}</p>
  return (
    <details className="dossier-report">
      <summary className="quiet">{t('report')}</summary>
      <form
        onSubmit={event => {
          event.preventDefault()
          void send()
        }}
      >
        <label htmlFor={id}>{t('reportWhy')}</label>
        <textarea id={id} rows={3} maxLength={500} value={reason} onChange={event => setReason(event.target.value)} />
        <Refusal refused={refused} />
        <button type="submit" className="framed" disabled={isBusy || reason.trim() === ''}>
          {t('reportSend')}
        </button>
      </form>
    </details>
  )
}
