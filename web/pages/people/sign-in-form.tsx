import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useActing } from '../../house/acting.ts'
import { useStore } from '../../house/observable.ts'
import { hasPasskeys, signInByPasskey } from '../../house/passkeys.ts'
import { cameBack, me, signIn } from '../../house/person.ts'
import { Refusal } from '../frame/refusal.tsx'
import { Credentials, passwordIn, usernameIn } from './credentials.tsx'
import { ProviderButton } from './provider-button.tsx'

/** For returning visitors. */
export function SignInForm({ done }: { readonly done?: (() => void) | undefined }) {
  const t = useTranslations('people.account')
  const isGuest = useStore(me)?.guest ?? false
  const { act, isBusy, refused } = useActing()
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if ((await act(() => signIn(usernameIn(form), passwordIn(form)))) !== null) done?.()
  }
  const passkey = async (): Promise<void> => {
    if ((await act(async () => (await signInByPasskey()) ?? {})) === null) return
    await cameBack()
    done?.()
  }
  return (
    <details className="fold">
      <summary>{t('signIn')}</summary>
      <p>{isGuest ? t('signInLoses') : t('signInAbout')}</p>
      <form onSubmit={submit}>
        <Credentials isNew={false} />
        <button type="submit" className="framed" disabled={isBusy}>
          {t('signIn')}
        </button>
      </form>
      {hasPasskeys() && (
        <div className="by-passkey">
          <span className="or">{t('or')}</span>
          <button type="button" className="framed" disabled={isBusy} onClick={passkey}>
            {t('passkeyIn')}
          </button>
        </div>
      )}
      <ProviderButton />
      <Link href="/recover" className="quiet" onClick={done}>
        {t('recover')}
      </Link>
      <Refusal refused={refused} />
    </details>
  )
}
