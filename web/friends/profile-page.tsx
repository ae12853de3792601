import { useCallback, useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Profile } from '#protocol/friends'
import { Crest } from '#ui/pieces/crest.tsx'
import { Page } from '../pages/frame/page.tsx'
import { friendHouse } from './api.ts'
import { InFriendWords } from './in-friend-words.ts'
import { Doing } from './person-row.tsx'
import { ProfileDeeds } from './profile-deeds.tsx'
import { useLookedUp } from './use-looked-up.ts'
import './friends.css'
import { Loading } from '../house/loading.tsx'

/** A person, as they show themselves to me. */
export const ProfilePage = ({ person }: { readonly person: string }) => (
  <InFriendWords before={<Loading />}>
    <Looked key={person} person={person} />
  </InFriendWords>
)

function Looked({ person }: { readonly person: string }) {
  const t = useTranslations('friends')
  const { told, refused } = useLookedUp(useCallback(() => friendHouse.profile(person), [person]))
  const [changed, setChanged] = useState<Profile | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was looked up later is newer
  useEffect(() => setChanged(null), [told])
  const profile = changed ?? told
  if (profile === null && refused === null) return <Loading />
  if (profile === null)
    return (
      <Page title={refused?.code === 'no person' ? t('page.unknown') : t('unreachable')} className="friends-page">
        <p>{refused?.code === 'no person' && t('page.unknownAbout')}</p>
        <Link href="/friends" className="framed">
          {t('title')}
        </Link>
      </Page>
    )
  return (
    <Page title={profile.name} heading={<Named as={profile} />} className="friends-page">
      <div className="profile">
        <Facts of={profile} />
        <ProfileDeeds of={profile} changed={setChanged} />
      </div>
    </Page>
  )
}

const Named = ({ as: { name, crest } }: { readonly as: Profile }) => (
  <span className="profile-named">
    <Crest crest={crest} seat={null} />
    <bdi>{name}</bdi>
  </span>
)

/** What its owner shows. */
function Facts({ of }: { readonly of: Profile }) {
  const t = useTranslations('friends')
  const format = useFormatter()
  const { name, here, since, reliability, games, against, isMe } = of
  const month = (at: number): string => format.dateTime(new Date(at), { month: 'long', year: 'numeric' })
  return (
    <ul className="profile-facts panel board people">
      {isMe && <li>{t('page.you')}</li>}
      {against !== null && (
        <li className="profile-against">{t('page.against', { name, ahead: against.ahead, behind: against.behind })}</li>
      )}
      {here !== null && (
        <li data-here={here.does}>
          <Doing of={of} />
        </li>
      )}
      {since !== null && <li>{t('page.since', { when: month(since) })}</li>}
      {reliability !== null && <li>{t('page.finished', { n: reliability.finished, of: reliability.of })}</li>}
      {games !== null && <li>{t('page.games', { n: games.played, won: games.won })}</li>}
      {here === null && since === null && reliability === null && games === null && <li>{t('page.nothing')}</li>}
    </ul>
  )
}
