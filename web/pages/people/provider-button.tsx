import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import { useActing } from '../../house/acting.ts'
import { goToProvider, providerName } from '../../house/provider.ts'
import { Refusal } from '../frame/refusal.tsx'

/** Signs in with the OpenID provider of the host, if there is one. */
export function ProviderButton() {
  const t = useTranslations('people.account')
  const { act, isBusy, refused } = useActing()
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    void providerName().then(it => setName(isRefused(it) ? null : it.provider))
  }, [])
  if (name === null) return null
  return (
    <div className="by-passkey">
      <span className="or">{t('or')}</span>
      <button type="button" className="framed" disabled={isBusy} onClick={() => act(() => goToProvider('in'))}>
        {t('providerIn', { name })}
      </button>
      <Refusal refused={refused} />
    </div>
  )
}
