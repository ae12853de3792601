import { type SubmitEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import { useActing } from '../house/acting.ts'
import { AccountRefusal } from './account-refusal.tsx'
import { accountHouse } from './api.ts'
import { RemoveWay } from './remove-way.tsx'
import { isLastWay, type WayProps } from './use-ways.ts'

/** An address for letters, confirmed by a code. */
export function MailPart({ ways, changed, said }: WayProps) {
  const t = useTranslations('account.mail')
  const id = useId()
  const { act, isBusy, refused } = useActing()
  const value = (event: SubmitEvent<HTMLFormElement>, name: string): string => {
    event.preventDefault()
    return String(new FormData(event.currentTarget).get(name) ?? '').trim()
  }
  const ask = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    const address = value(event, 'address')
    if ((await act(() => accountHouse.askMail(address))) !== null) await changed()
  }
  const confirm = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    const code = value(event, 'code')
    if ((await act(() => accountHouse.confirmMail(code))) === null) return
    await changed()
    said(t('done'))
  }
  const drop = async (): Promise<void> => {
    if ((await act(accountHouse.dropMail)) !== null) await changed()
  }
  return (
    <div className="way mail-way">
      <h3>{t('title')}</h3>
      <p>{ways.sendsMail ? t('about') : t('none')}</p>
      {ways.mail !== null && <p className="standing">{t('is', { address: ways.mail.address })}</p>}
      {ways.asked !== null && (
        <form className="one-line" onSubmit={confirm}>
          <p>{t('asked', { address: ways.asked })}</p>
          <label htmlFor={`${id}code`}>{t('code')}</label>
          <input
            {...{ id: `${id}code`, name: 'code', required: true, pattern: '[0-9]{6}', maxLength: 6 }}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <button type="submit" className="framed" disabled={isBusy}>
            {t('confirm')}
          </button>
        </form>
      )}
      {ways.sendsMail && (
        <details className="fold" open={ways.mail === null && ways.asked === null ? undefined : false}>
          <summary>{ways.mail === null ? t('add') : t('change')}</summary>
          <form onSubmit={ask}>
            <label htmlFor={`${id}address`}>{t('label')}</label>
            <input id={`${id}address`} name="address" type="email" required maxLength={254} autoComplete="email" />
            <button type="submit" className="framed" disabled={isBusy}>
              {t('ask')}
            </button>
          </form>
        </details>
      )}
      {ways.mail !== null && <RemoveWay label={t('drop')} isLast={isLastWay(ways)} isBusy={isBusy} remove={drop} />}
      <AccountRefusal refused={refused} />
    </div>
  )
}
