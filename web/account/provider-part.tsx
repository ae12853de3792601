import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import { useActing } from '../house/acting.ts'
import { cameBack } from '../house/person.ts'
import { goToProvider } from '../house/provider.ts'
import { AccountRefusal } from './account-refusal.tsx'
import { accountHouse } from './api.ts'
import { RemoveWay } from './remove-way.tsx'
import { isLastWay, type WayProps } from './use-ways.ts'

/** The OpenID provider of the host as a way in. */
export function ProviderPart({ ways, changed }: WayProps) {
  const t = useTranslations('account.provider')
  const { act, isBusy, refused } = useActing()
  if (ways.provider === null) return null
  const { name, linked } = ways.provider
  const unlink = async (): Promise<void> => {
    if ((await act(accountHouse.unlink)) !== null) await changed()
  }
  return (
    <div className="way">
      <h3>{t('title', { name })}</h3>
      <p>{t('about', { name })}</p>
      {linked ? (
        <RemoveWay label={t('unlink', { name })} isLast={isLastWay(ways)} isBusy={isBusy} remove={unlink} />
      ) : (
        <button type="button" className="framed" disabled={isBusy} onClick={() => act(() => goToProvider('linked'))}>
          {t('link', { name })}
        </button>
      )}
      <AccountRefusal refused={refused} />
    </div>
  )
}

/** What became of the visit at the provider. */
export function ProviderNews() {
  const t = useTranslations('account.provider')
  const [name, setName] = useState('')
  const [what] = useState(() => new URLSearchParams(location.search).get('provider'))
  useEffect(() => {
    if (what === null) return
    history.replaceState(null, '', location.pathname)
    if (what === 'in') void cameBack()
    void accountHouse.privacy().then(told => setName(isRefused(told) ? '' : (told.provider ?? '')))
  }, [what])
  if (name === '' || what === 'in') return null
  return (
    <p className={what === 'linked' ? 'news' : 'warning'} role="status">
      {what === 'linked' ? t('linked', { name }) : t('refused', { name })}
    </p>
  )
}
