import { type SubmitEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useActing } from '../house/acting.ts'
import { AccountRefusal } from './account-refusal.tsx'
import { accountHouse } from './api.ts'

/** A code in a letter, as a sign that it is them. */
export function SureLetter({ shown }: { readonly shown: () => void }) {
  const t = useTranslations('account.sure')
  const id = useId()
  const [isSent, setSent] = useState(false)
  const { act, isBusy, refused } = useActing()
  const send = async (): Promise<void> => {
    if ((await act(accountHouse.askSure)) !== null) setSent(true)
  }
  const show = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    if ((await act(() => accountHouse.beSure({ code }))) !== null) shown()
  }
  return (
    <form className="one-line" onSubmit={show}>
      <p role="status">{isSent && t('sent')}</p>
      {isSent ? (
        <>
          <label htmlFor={id}>{t('code')}</label>
          <input
            {...{ id, name: 'code', required: true, pattern: '[0-9]{6}', maxLength: 6 }}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <button type="submit" className="primary" disabled={isBusy}>
            {t('go')}
          </button>
        </>
      ) : (
        <button type="button" className="framed" disabled={isBusy} onClick={send}>
          {t('letter')}
        </button>
      )}
      <AccountRefusal refused={refused} />
    </form>
  )
}
