import { useCallback, useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { isRefused } from '#client/messages'
import type { Concerned } from '#protocol/desk'
import { type Role, roles } from '#protocol/order-words'
import { useActing } from '../house/acting.ts'
import { orderHouse } from './api.ts'
import { ConcernedShown } from './concerned-shown.tsx'
import { pathToCase } from './one-case.tsx'
import { OrderRefusal } from './order-refusal.tsx'
import { useMineInOrder } from './use-mine.ts'

/** Who keeps order, and anybody by name. Hosts give roles and take them. */
export function PeopleAtDesk() {
  const t = useTranslations('order.desk')
  const id = useId()
  const { mine } = useMineInOrder()
  const [name, setName] = useState('')
  const [found, setFound] = useState<readonly Concerned[] | null>(null)
  const [keepers, setKeepers] = useState<readonly Concerned[]>([])
  const look = useCallback(async () => {
    const told = await orderHouse.keepers()
    if (!isRefused(told)) setKeepers(told)
  }, [])
  useEffect(() => void look(), [look])
  const { act, isBusy, refused } = useActing()
  const find = async (): Promise<void> => {
    const told = await act(() => orderHouse.named(name.trim()))
    if (told !== null) setFound(told)
  }
  const give = async (person: string, role: Role | null): Promise<void> => {
    const told = await act(() => orderHouse.role(person, role))
    if (told === null) return
    setFound(now => now?.map(it => (it.person === person ? told : it)) ?? null)
    await look()
  }
  const listed = (people: readonly Concerned[]) => (
    <ul className="desk-list">
      {people.map(it => (
        <li key={it.person} className="case desk-person board">
          <ConcernedShown of={it} />
          <Link href={pathToCase({ kind: 'name', id: it.person })} className="framed">
            {t('decideAbout', { name: it.name })}
          </Link>
          {mine?.role === 'host' && (
            <label className="field">
              <span>{t('roleOf', { name: it.name })}</span>
              <select
                value={it.role ?? ''}
                disabled={isBusy}
                onChange={event => void give(it.person, roles.find(role => role === event.target.value) ?? null)}
              >
                <option value="">{t('role.none')}</option>
                {roles.map(role => (
                  <option key={role} value={role}>
                    {t(`role.${role}`)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <section aria-label={t('people')}>
      <form
        className="row"
        onSubmit={event => {
          event.preventDefault()
          void find()
        }}
      >
        <label htmlFor={id} className="hidden-text">
          {t('find')}
        </label>
        <input
          id={id}
          dir="auto"
          placeholder={t('find')}
          value={name}
          onChange={event => setName(event.target.value)}
        />
        <button type="submit" className="framed" disabled={isBusy || name.trim() === ''}>
          {t('findDo')}
        </button>
      </form>
      <OrderRefusal refused={refused} />
      {found !== null && (found.length === 0 ? <p role="status">{t('nobodyFound')}</p> : listed(found))}
      <h2>{t('keepers')}</h2>
      {listed(keepers)}
    </section>
  )
}
