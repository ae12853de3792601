import { useTranslations } from 'use-intl'
import type { FriendsAnswer } from '#protocol/friends'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'
import { Page } from '../pages/frame/page.tsx'
import { NameForm } from '../pages/people/name-form.tsx'
import { friendHouse } from './api.ts'
import { BlockedPeople } from './blocked-people.tsx'
import { ChoicesForm } from './choices-form.tsx'
import { FindSomebody } from './find-somebody.tsx'
import { InFriendWords } from './in-friend-words.ts'
import { InviteButton } from './invite-button.tsx'
import { Invited } from './invited.tsx'
import { People } from './people.tsx'
import { useLookedUp } from './use-looked-up.ts'
import './friends.css'
import { Loading } from '../house/loading.tsx'

/** Whom I know. */
export const FriendsPage = () => (
  <InFriendWords before={<Loading />}>
    <MyFriends />
  </InFriendWords>
)

function MyFriends() {
  const t = useTranslations('friends')
  const person = useStore(me)
  return (
    <Page title={t('title')} className="friends-page">
      <p>{person === null ? t('nameFirst') : t('about')}</p>
      {person === null && <NameForm said={() => undefined} />}
      {person != null && <Lists />}
    </Page>
  )
}

function Lists() {
  const t = useTranslations('friends')
  const { told, refused, again } = useLookedUp(friendHouse.whole)
  if (told === null)
    return refused === null ? (
      <Loading />
    ) : (
      <p role="alert">
        {t('unreachable')}{' '}
        <button type="button" className="framed" onClick={again}>
          {t('again')}
        </button>
      </p>
    )
  return (
    <div className="friends-sides">
      <div className="friends-side">
        <Invited />
        <All of={told} again={again} />
      </div>
      <div className="friends-side">
        <FindSomebody again={again} />
        <ChoicesForm choices={told.choices} />
        <BlockedPeople of={told.blocked} again={again} />
      </div>
    </div>
  )
}

function All({ of, again }: { readonly of: FriendsAnswer; readonly again: () => Promise<void> }) {
  const t = useTranslations('friends')
  const { asking, friends, asked, starred, played } = of
  const all = { again }
  return (
    <>
      <People {...all} title={t('list.asking')} of={asking} deeds={['accept', 'decline']} />
      <People
        {...all}
        title={t('list.friends')}
        of={friends}
        isStarred={person => friends.some(it => it.person === person && it.starred)}
        act={({ person, name, here }) =>
          here !== null && here.does !== 'table' && <InviteButton person={person} name={name} />
        }
        empty={t('list.empty')}
      />
      <People
        {...all}
        title={t('list.starred')}
        about={t('list.starredAbout')}
        of={starred}
        isStarred={() => true}
        deeds={['ask']}
        act={({ person, name }) => <InviteButton person={person} name={name} />}
      />
      <People {...all} title={t('list.asked')} of={asked} line={t('list.waiting')} deeds={['takeBack']} />
      <People {...all} title={t('list.played')} of={played} deeds={['star', 'ask']} />
    </>
  )
}
