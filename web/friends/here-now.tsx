import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { FriendsHere } from '#protocol/friends'
import { friendHouse } from './api.ts'
import { InFriendWords } from './in-friend-words.ts'
import { Invitations } from './invitations.tsx'
import { InviteButton } from './invite-button.tsx'
import { PersonRow } from './person-row.tsx'
import { useLookedUp } from './use-looked-up.ts'
import './here-now.css'

/** How many are shown. */
const MOST = 6

/** Who invites me, and which friends are here, each to be invited in a tap. */
export const HereNow = () => (
  <InFriendWords>
    <Looked />
  </InFriendWords>
)

function Looked() {
  const { told, again } = useLookedUp(friendHouse.here)
  return told === null ? null : <Shown here={told} again={again} />
}

function Shown({ here, again }: { readonly here: FriendsHere; readonly again: () => Promise<void> }) {
  const t = useTranslations('friends')
  const { friends, all, asking, invitations } = here
  return (
    <section className="here-now panel board" aria-labelledby="here-now">
      <h2 id="here-now">
        {t('here.title')} {friends.length > 0 && <small>{t('here.count', { n: friends.length })}</small>}
      </h2>
      <Invitations of={invitations} again={again} />
      {asking > 0 && (
        <Link href="/friends" className="here-asking">
          {t('here.asking', { n: asking })}
        </Link>
      )}
      {friends.length === 0 && <p>{all === 0 ? t('here.none') : t('here.nobody')}</p>}
      <ul className="people-list">
        {friends.slice(0, MOST).map(friend => (
          <PersonRow key={friend.person} of={friend} isStarred={friend.starred}>
            {friend.here?.does !== 'table' && <InviteButton person={friend.person} name={friend.name} />}
          </PersonRow>
        ))}
      </ul>
      <Link href="/friends" className={friends.length === 0 ? 'framed' : 'quiet'}>
        {friends.length === 0 ? t('here.find') : t('more')}
      </Link>
    </section>
  )
}
