import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import type { SessionTold } from '#protocol/account'
import { useActing } from '../house/acting.ts'
import { house } from '../house/api.ts'
import { AccountRefusal } from './account-refusal.tsx'
import { accountHouse, type TokenTold } from './api.ts'
import { useDay } from './dates.ts'

/** Where I am signed in, and which programs play for me. */
export function Devices({ said }: { readonly said: (news: string) => void }) {
  const t = useTranslations('account.devices')
  const people = useTranslations('people.account')
  const day = useDay()
  const { act, isBusy, refused } = useActing()
  const [sessions, setSessions] = useState<readonly SessionTold[]>([])
  const [tokens, setTokens] = useState<readonly TokenTold[]>([])
  const look = useCallback(async (): Promise<void> => {
    const [devices, programs] = await Promise.all([accountHouse.sessions(), accountHouse.tokens()])
    if (!isRefused(devices)) setSessions(devices)
    if (!isRefused(programs)) setTokens(programs)
  }, [])
  useEffect(() => void look(), [look])
  const ending = (end: () => Promise<object>) => async (): Promise<void> => {
    if ((await act(end)) !== null) await look()
  }
  const others = async (): Promise<void> => {
    if ((await act(house.revokeOthers)) === null) return
    await look()
    said(people('signOutOthersDone'))
  }
  return (
    <section className="panel board devices" aria-labelledby="devices">
      <h2 id="devices">{t('title')}</h2>
      <p>{t('about')}</p>
      <ul className="plain-list">
        {sessions.map(({ id, browser, made, seen, isThis }) => (
          <li key={id} className="one-thing">
            <b>{browser === '' ? t('unknown') : browser}</b>
            <small>{t('seen', { made: day(made), seen: day(seen) })}</small>
            {isThis ? (
              <span className="standing">{t('this')}</span>
            ) : (
              <button
                type="button"
                className="quiet"
                disabled={isBusy}
                aria-label={`${t('end')}: ${browser === '' ? t('unknown') : browser}`}
                onClick={ending(() => accountHouse.endSession(id))}
              >
                {t('end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <h3>{t('programs')}</h3>
      {tokens.length === 0 && <p>{t('noPrograms')}</p>}
      <ul className="plain-list">
        {tokens.map(({ id, name, made }) => (
          <li key={id} className="one-thing">
            <b>{name}</b>
            <small>{t('programMade', { made: day(made) })}</small>
            <button
              type="button"
              className="quiet"
              disabled={isBusy}
              aria-label={`${t('drop')}: ${name}`}
              onClick={ending(() => accountHouse.dropToken(id))}
            >
              {t('drop')}
            </button>
          </li>
        ))}
      </ul>
      {sessions.length + tokens.length > 1 && (
        <button type="button" className="framed" disabled={isBusy} onClick={others}>
          {t('others')}
        </button>
      )}
      <AccountRefusal refused={refused} />
    </section>
  )
}
