import { type SubmitEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import { useActing } from '../house/acting.ts'
import { cameBack } from '../house/person.ts'
import { AccountRefusal } from './account-refusal.tsx'
import { accountHouse } from './api.ts'
import type { WayProps } from './use-ways.ts'

/** Another username, and another password. */
export function UsernamePart({ ways, changed, said }: WayProps) {
  const t = useTranslations('account.username')
  const id = useId()
  const { act, isBusy, refused } = useActing()
  if (ways.username === null) return null
  const rename = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const username = String(new FormData(event.currentTarget).get('username') ?? '').trim()
    if ((await act(() => accountHouse.username(username))) === null) return
    await changed()
    said(t('done', { username }))
  }
  const change = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    const [now, next] = ['now', 'next'].map(name => String(new FormData(form).get(name) ?? '')) as [string, string]
    if ((await act(() => accountHouse.password(now, next))) === null) return
    await cameBack() // with the new session
    form.reset()
    said(t('passwordDone'))
  }
  return (
    <div className="way">
      <h3>{t('title')}</h3>
      <p>{t('is', { username: ways.username })}</p>
      <details className="fold">
        <summary>{t('change')}</summary>
        <form onSubmit={rename}>
          <input
            name="username"
            aria-label={t('change')}
            required
            pattern="[a-zA-Z0-9_.]{3,30}"
            defaultValue={ways.username}
            autoComplete="username"
            autoCapitalize="none"
          />
          <button type="submit" className="framed" disabled={isBusy}>
            {t('save')}
          </button>
        </form>
      </details>
      {ways.hasPassword && (
        <details className="fold">
          <summary>{t('password')}</summary>
          <form onSubmit={change}>
            <label htmlFor={`${id}now`}>{t('now')}</label>
            <input id={`${id}now`} name="now" type="password" required autoComplete="current-password" />
            <label htmlFor={`${id}next`}>{t('next')}</label>
            <input
              {...{ id: `${id}next`, name: 'next', type: 'password', required: true, minLength: 8, maxLength: 128 }}
              autoComplete="new-password"
            />
            <button type="submit" className="framed" disabled={isBusy}>
              {t('passwordSave')}
            </button>
          </form>
        </details>
      )}
      <AccountRefusal refused={refused} />
    </div>
  )
}
