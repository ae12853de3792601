import { type SubmitEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import { useActing } from '../house/acting.ts'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'
import { AccountRefusal } from './account-refusal.tsx'
import { accountHouse } from './api.ts'

/** The password, as a sign that it is them. */
export function SurePassword({ shown }: { readonly shown: () => void }) {
  const t = useTranslations('account.sure')
  const id = useId()
  const username = useStore(me)?.username ?? ''
  const { act, isBusy, refused } = useActing()
  const show = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    if ((await act(() => accountHouse.beSure({ password }))) !== null) shown()
  }
  return (
    <form className="one-line" onSubmit={show}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <label htmlFor={id}>{t('password')}</label>
      <input
        {...{ id, name: 'password', required: true, maxLength: 128 }}
        type="password"
        autoComplete="current-password"
      />
      <button type="submit" className="primary" disabled={isBusy}>
        {t('go')}
      </button>
      <AccountRefusal refused={refused} />
    </form>
  )
}
