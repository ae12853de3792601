import { type SubmitEvent, useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import { useActing } from '../house/acting.ts'
import { AccountRefusal } from './account-refusal.tsx'
import { accountHouse, type PasskeyTold } from './api.ts'
import { useDay } from './dates.ts'
import { RemoveWay } from './remove-way.tsx'
import { isLastWay, type WayProps } from './use-ways.ts'

/** The passkeys of an account. Adding one is among the ways to keep it. */
export function Passkeys({ ways, changed }: WayProps) {
  const t = useTranslations('account.passkeys')
  const [all, setAll] = useState<readonly PasskeyTold[]>([])
  const look = useCallback(async (): Promise<void> => {
    const told = await accountHouse.passkeys()
    if (!isRefused(told)) setAll(told)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: their number says that there are others
  useEffect(() => void look(), [look, ways.passkeys])
  const again = async (): Promise<void> => {
    await Promise.all([look(), changed()])
  }
  if (all.length === 0) return null
  return (
    <div className="way">
      <h3>{t('title')}</h3>
      <ul className="plain-list">
        {all.map(passkey => (
          <li key={passkey.id}>
            <Passkey of={passkey} isLast={isLastWay(ways)} changed={again} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PasskeyProps {
  readonly of: PasskeyTold
  readonly isLast: boolean
  readonly changed: () => Promise<void>
}

function Passkey({ of: { id, name, createdAt }, isLast, changed }: PasskeyProps) {
  const t = useTranslations('account.passkeys')
  const day = useDay()
  const { act, isBusy, refused } = useActing()
  const rename = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const called = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (called !== '' && (await act(() => accountHouse.namePasskey(id, called))) !== null) await changed()
  }
  const remove = async (): Promise<void> => {
    if ((await act(() => accountHouse.dropPasskey(id))) !== null) await changed()
  }
  return (
    <div className="one-thing">
      <form className="row" onSubmit={rename}>
        <input name="name" aria-label={t('name')} maxLength={60} defaultValue={name ?? t('unnamed')} />
        <button type="submit" className="quiet" disabled={isBusy}>
          {t('rename')}
        </button>
      </form>
      <small>{t('made', { day: day(Date.parse(createdAt)) })}</small>
      <RemoveWay label={t('remove')} {...{ isLast, isBusy, remove }} />
      <AccountRefusal refused={refused} />
    </div>
  )
}
