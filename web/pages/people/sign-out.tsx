import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useActing } from '../../house/acting.ts'
import { signOut } from '../../house/person.ts'
import { Refusal } from '../frame/refusal.tsx'

/** A guest who signs out cannot return, so they must confirm. */
export function SignOut({ isGuest, done }: { readonly isGuest: boolean; readonly done?: (() => void) | undefined }) {
  const t = useTranslations('people.account')
  const { act, isBusy, refused } = useActing()
  const [isAsked, setAsked] = useState(false)
  const leave = async (): Promise<void> => {
    if ((await act(signOut)) !== null) done?.()
  }
  return (
    <div className="sign-out">
      {isAsked ? (
        <div className="warning" role="alert">
          <p>{t('signOutGuest')}</p>
          <div className="row">
            <button type="button" className="framed" onClick={() => setAsked(false)}>
              {t('stay')}
            </button>
            <button type="button" className="danger" disabled={isBusy} onClick={leave}>
              {t('signOutSure')}
            </button>
          </div>
        </div>
      ) : (
        <button type="button" className="quiet" disabled={isBusy} onClick={isGuest ? () => setAsked(true) : leave}>
          {t('signOut')}
        </button>
      )}
      <Refusal refused={refused} />
    </div>
  )
}
