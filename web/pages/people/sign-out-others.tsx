import { useTranslations } from 'use-intl'
import { useActing } from '../../house/acting.ts'
import { house } from '../../house/api.ts'
import { Refusal } from '../frame/refusal.tsx'

/** For somebody who has lost a phone or sees a move they did not make. */
export function SignOutOthers({ said }: { readonly said: (news: string) => void }) {
  const t = useTranslations('people.account')
  const { act, isBusy, refused } = useActing()
  const end = async (): Promise<void> => {
    if ((await act(house.revokeOthers)) !== null) said(t('signOutOthersDone'))
  }
  return (
    <div className="sign-out">
      <button type="button" className="quiet" disabled={isBusy} onClick={end}>
        {t('signOutOthers')}
      </button>
      <Refusal refused={refused} />
    </div>
  )
}
