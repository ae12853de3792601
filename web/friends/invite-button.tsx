import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { isRefused, type Refused, type Table } from '#client/messages'
import { useActing } from '../house/acting.ts'
import { house } from '../house/api.ts'
import { me } from '../house/person.ts'
import { friendHouse } from './api.ts'
import { willInvite } from './invitee.ts'
import { FriendRefusal } from './refusals.tsx'

interface InviteButtonProps {
  readonly person: string
  readonly name: string
  /** To which table; if it is left out, to one of mine that gathers, or to a new one. */
  readonly table?: string
  readonly isMain?: boolean
}

/** Invites somebody in one tap. */
export function InviteButton({ person, name, table, isMain = false }: InviteButtonProps) {
  const t = useTranslations('friends.invite')
  const [, go] = useLocation()
  const [isDone, setDone] = useState(false)
  const { act, isBusy, refused } = useActing()
  const invite = async (): Promise<void> => {
    const to = table ?? (await act(waitingTable))?.id
    if (to === undefined) return
    if (to === null) {
      willInvite(person)
      return go('/new')
    }
    if ((await act(() => friendHouse.does(person, { do: 'invite', table: to }))) === null) return
    setDone(true)
    if (table === undefined) go(`/table/${to}`)
  }
  return (
    <>
      <button
        type="button"
        className={isMain ? 'primary' : 'framed'}
        disabled={isBusy || isDone}
        aria-label={t('to', { name })}
        onClick={invite}
      >
        {isDone ? t('done') : isMain ? t('to', { name }) : t('act')}
      </button>
      <FriendRefusal refused={refused} />
    </>
  )
}

/** A table of mine where somebody can still sit down. */
async function waitingTable(): Promise<{ readonly id: string | null } | Refused> {
  const tables = await house.myTables()
  if (isRefused(tables)) return tables
  const isWaiting = ({ state, seats, host }: Table): boolean =>
    state === 'gathering' &&
    seats.some(({ sitter }) => sitter === null) &&
    (host === me.value?.id || seats.some(({ sitter }) => sitter?.person === me.value?.id))
  return { id: tables.find(isWaiting)?.id ?? null }
}
