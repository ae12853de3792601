import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useActing } from '../../house/acting.ts'
import type { Me } from '../../house/api.ts'
import { addPasskey, hasPasskeys } from '../../house/passkeys.ts'
import { lookWhoIAm, signUp } from '../../house/person.ts'
import { Refusal } from '../frame/refusal.tsx'
import { Credentials, passwordIn, usernameIn } from './credentials.tsx'

interface KeepProps {
  readonly person: Me
  readonly said: (news: string) => void
  readonly changed?: () => Promise<void>
}

/** Ways to sign in again from elsewhere than this browser. */
export function KeepForm({ person, said, changed = async () => {} }: KeepProps) {
  const t = useTranslations('people.account')
  const { act, isBusy, refused } = useActing()
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const made = await act(() => signUp(usernameIn(form), passwordIn(form)))
    if (made === null) return
    await changed()
    said(t('signUpDone', { username: usernameIn(form) }))
  }
  const passkey = async (): Promise<void> => {
    const added = await act(async () => (await addPasskey(person.name)) ?? {})
    if (added === null) return
    await Promise.all([lookWhoIAm(), changed()])
    said(t('passkeyDone'))
  }
  return (
    <details className="fold">
      <summary>{person.username === null ? t('keep') : t('passkeyAdd')}</summary>
      <p>{t('guestWhy')}</p>
      {person.username === null && (
        <form onSubmit={submit}>
          <Credentials isNew />
          <button type="submit" className="framed" disabled={isBusy}>
            {t('signUp')}
          </button>
        </form>
      )}
      {hasPasskeys() && (
        <div className="by-passkey">
          {person.username === null && <span className="or">{t('or')}</span>}
          <button type="button" className="framed" disabled={isBusy} onClick={passkey}>
            {t('passkeyAdd')}
          </button>
          <small>{t('passkeyAbout')}</small>
        </div>
      )}
      <Refusal refused={refused} />
    </details>
  )
}
