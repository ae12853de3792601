import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useActing } from '../house/acting.ts'
import { friendHouse } from './api.ts'
import { InFriendWords } from './in-friend-words.ts'
import { InviteButton } from './invite-button.tsx'
import { takeInvitee } from './invitee.ts'
import { PersonRow } from './person-row.tsx'
import { useLookedUp } from './use-looked-up.ts'
import './here-now.css'

interface InviteFriendsProps {
  readonly table: string
  /** Who sits there already. */
  readonly seated: readonly string[]
}

/** At a table that gathers: friends who are here. Whoever this table was made for is invited at once. */
export const InviteFriends = (props: InviteFriendsProps) => (
  <InFriendWords>
    <Here {...props} />
  </InFriendWords>
)

function Here({ table, seated }: InviteFriendsProps) {
  const t = useTranslations('friends.invite')
  const { told } = useLookedUp(friendHouse.here)
  const { act } = useActing()
  useEffect(() => {
    const person = takeInvitee()
    if (person !== null) void act(() => friendHouse.does(person, { do: 'invite', table }))
  }, [act, table])
  if (told === null || told.all === 0) return null
  const others = told.friends.filter(({ person }) => !seated.includes(person))
  return (
    <section className="here-now panel board" aria-labelledby="invite-friends">
      <h2 id="invite-friends">{t('friends')}</h2>
      {others.length === 0 && <p>{t('nobody')}</p>}
      <ul className="people-list">
        {others.map(friend => (
          <PersonRow key={friend.person} of={friend} isStarred={friend.starred}>
            <InviteButton person={friend.person} name={friend.name} table={table} />
          </PersonRow>
        ))}
      </ul>
    </section>
  )
}
