import { useEffect, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { isRefused } from '#client/messages'
import type { SureTold } from '#protocol/account'
import { useActing } from '../house/acting.ts'
import { hasPasskeys, showPasskey } from '../house/passkeys.ts'
import { goToProvider } from '../house/provider.ts'
import type { sureAsked } from '../house/sure.ts'
import '../pages/people/people.css'
import { AccountRefusal } from './account-refusal.tsx'
import { accountHouse } from './api.ts'
import { InAccountWords } from './in-account-words.ts'
import { SureLetter } from './sure-letter.tsx'
import { SurePassword } from './sure-password.tsx'
import './account.css'

export type SureAsked = NonNullable<(typeof sureAsked)['value']>

/** Before ways in change: asks whoever is signed in to show that it is them. */
export const SureDialog = ({ asked }: { readonly asked: SureAsked }) => (
  <InAccountWords>
    <AreYouSure {...asked} />
  </InAccountWords>
)

function AreYouSure({ answer }: SureAsked) {
  const t = useTranslations('account.sure')
  const common = useTranslations('common')
  const { act, isBusy, refused } = useActing()
  const [told, setTold] = useState<SureTold | null>(null)
  useEffect(() => {
    void accountHouse.sure().then(it => setTold(isRefused(it) ? { isSure: false, by: [] } : it))
  }, [])
  const by = (told?.by ?? []).filter(way => way !== 'passkey' || hasPasskeys())
  const passkey = async (): Promise<void> => {
    if ((await act(async () => (await showPasskey()) ?? {})) !== null) answer(true)
  }
  return (
    <ModalOverlay className="you-veil" isOpen isDismissable onOpenChange={isOpen => isOpen || answer(false)}>
      <Modal className="you-sheet board">
        <Dialog className="you-inside sure">
          <Heading slot="title">{t('title')}</Heading>
          <p>{t('about')}</p>
          {by.includes('password') && <SurePassword shown={() => answer(true)} />}
          {by.includes('passkey') && (
            <button type="button" className="framed" disabled={isBusy} onClick={passkey}>
              {t('passkey')}
            </button>
          )}
          {by.includes('letter') && <SureLetter shown={() => answer(true)} />}
          {by.includes('provider') && (
            <button type="button" className="framed" disabled={isBusy} onClick={() => act(() => goToProvider('in'))}>
              {t('provider')}
            </button>
          )}
          {told !== null && <p>{t.rich(by.length > 0 ? 'other' : 'none', { recover: toRecover(answer) })}</p>}
          <AccountRefusal refused={refused} />
          <button type="button" className="quiet" onClick={() => answer(false)}>
            {common('cancel')}
          </button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

const toRecover = (answer: SureAsked['answer']) => (inside: React.ReactNode) => (
  <Link href="/recover" onClick={() => answer(false)}>
    {inside}
  </Link>
)
