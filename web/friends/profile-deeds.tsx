import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { FriendDeed, Profile } from '#protocol/friends'
import { useActing } from '../house/acting.ts'
import { NameForm } from '../pages/people/name-form.tsx'
import { friendHouse } from './api.ts'
import { InviteButton } from './invite-button.tsx'
import { FriendRefusal } from './refusals.tsx'

const ReportSheet = lazy(async () => ({ default: (await import('../order/report-sheet.tsx')).ReportSheet }))

interface ProfileDeedsProps {
  readonly of: Profile
  readonly changed: (profile: Profile) => void
}

/** What I can do about somebody. One button is gold: accepting, inviting a friend, or asking. */
export function ProfileDeeds({ of, changed }: ProfileDeedsProps) {
  const [t, people] = [useTranslations('friends'), useTranslations('people')]
  const { act, isBusy, refused } = useActing()
  const [sure, setSure] = useState<'end' | 'block' | null>(null)
  const [isReporting, setReporting] = useState(false)
  const { person, name, standing } = of
  const does = async (deed: FriendDeed): Promise<void> => {
    const now = await act(() => friendHouse.does(person, deed))
    setSure(null)
    if (now !== null) changed(now)
  }
  const button = (label: string, deed: FriendDeed, look = 'framed') => (
    <button type="button" className={look} disabled={isBusy} onClick={() => does(deed)}>
      {label}
    </button>
  )
  if (of.isMe)
    return (
      <div className="row">
        <Link href="/history" className="framed">
          {people('history')}
        </Link>
        <Link href="/friends" className="framed">
          {t('shows.title')}
        </Link>
      </div>
    )
  if (standing === null)
    return (
      <section className="panel board people">
        <p>{t('page.nobody')}</p>
        <NameForm said={() => undefined} />
      </section>
    )
  const { friends, asked, asks, starred, blocked } = standing
  if (sure !== null)
    return <Sure what={sure} name={name} isBusy={isBusy} no={() => setSure(null)} yes={() => does(deedOf(sure))} />
  return (
    <section className="panel board people" aria-label={name}>
      <p role="status">
        {blocked
          ? t('page.blocked', { name })
          : friends
            ? t('page.friends')
            : asks
              ? t('page.asks', { name })
              : asked && t('page.asked')}
      </p>
      <div className="row">
        {asks && button(t('do.accept'), { do: 'accept' }, 'primary')}
        {asks && button(t('do.decline'), { do: 'decline' })}
        {!asks && (friends || starred) && !blocked && <InviteButton person={person} name={name} isMain />}
        {!friends && !asked && !asks && !blocked && button(t('do.ask'), { do: 'ask' }, starred ? 'framed' : 'primary')}
        {asked && button(t('do.takeBack'), { do: 'end' })}
        {blocked && button(t('do.unblock'), { do: 'block', on: false })}
        {friends && !starred && button(t('do.star'), { do: 'star', on: true })}
        {starred && button(t('do.unstar'), { do: 'star', on: false })}
      </div>
      <div className="row profile-rarely">
        {friends && (
          <button type="button" className="quiet" onClick={() => setSure('end')}>
            {t('do.end')}
          </button>
        )}
        {!blocked && (
          <button type="button" className="quiet" onClick={() => setSure('block')}>
            {t('do.block')}
          </button>
        )}
        <button type="button" className="quiet" onClick={() => setReporting(true)}>
          {t('do.report')}
        </button>
      </div>
      <FriendRefusal refused={refused} />
      {isReporting && (
        <Suspense fallback={null}>
          <ReportSheet subject={{ kind: 'name', id: person }} name={name} close={() => setReporting(false)} />
        </Suspense>
      )}
    </section>
  )
}

const deedOf = (sure: 'end' | 'block'): FriendDeed => (sure === 'end' ? { do: 'end' } : { do: 'block', on: true })

interface SureProps {
  readonly what: 'end' | 'block'
  readonly name: string
  readonly isBusy: boolean
  readonly yes: () => void
  readonly no: () => void
}

function Sure({ what, name, isBusy, yes, no }: SureProps) {
  const t = useTranslations('friends.sure')
  const common = useTranslations('common')
  return (
    <section className="warning profile-sure" role="alert">
      <b>{t(what, { name })}</b>
      {what === 'block' && <p>{t('blockAbout', { name })}</p>}
      <div className="row">
        <button type="button" className="framed" onClick={no}>
          {common('cancel')}
        </button>
        <button type="button" className="danger" disabled={isBusy} onClick={yes}>
          {what === 'block' ? t('yesBlock', { name }) : t('yesEnd')}
        </button>
      </div>
    </section>
  )
}
