import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { InvitationTold } from '#protocol/friends'
import { useActing } from '../house/acting.ts'
import { useGameTitle } from '../house/games.ts'
import { friendHouse } from './api.ts'

interface InvitationsProps {
  readonly of: readonly InvitationTold[]
  readonly again: () => Promise<void>
}

/** Tables to which somebody invites me. */
export function Invitations({ of, again }: InvitationsProps) {
  const t = useTranslations('friends.here')
  const title = useGameTitle()
  const { act, isBusy } = useActing()
  const dismiss = async (by: string): Promise<void> => {
    await act(() => friendHouse.does(by, { do: 'dismiss' }))
    await again()
  }
  if (of.length === 0) return null
  return (
    <ul className="invitations">
      {of.map(({ by, table, game }) => (
        <li key={`${by.person} ${table}`} className="invitation">
          <p>{t('invites', { name: by.name, game: title(game) })}</p>
          <div className="row">
            <Link href={`/table/${table}`} className="framed">
              {t('sit')}
            </Link>
            <button type="button" className="quiet" disabled={isBusy} onClick={() => dismiss(by.person)}>
              {t('notNow')}
            </button>
          </div>
        </li>
      ))}
    </ul>
  )
}
