import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused, type Refused } from '#client/messages'
import type { WishedAnswer, Wishes } from '#protocol/notices'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'
import { settings } from '../house/settings.ts'
import { Page } from '../pages/frame/page.tsx'
import { Refusal } from '../pages/frame/refusal.tsx'
import '../pages/people/people.css'
import { noticeHouse } from './api.ts'
import { DevicesWished } from './devices-wished.tsx'
import { HooksWished } from './hooks-wished.tsx'
import { InNoticeWords } from './in-notice-words.ts'
import { OffWished } from './off-wished.tsx'
import { myZone } from './reader.ts'
import { TryIt } from './try-it.tsx'
import { WaysWished } from './ways-wished.tsx'
import { WhenWished } from './when-wished.tsx'
import './notices.css'
import { Loading } from '../house/loading.tsx'

/** How I wish to be told of things, and where. */
export const WishesPage = () => (
  <InNoticeWords before={<Loading />}>
    <MyWishes />
  </InNoticeWords>
)

/** What parts of the page do: they wish, or ask the house for something that changes what is wished. */
export interface WishedProps {
  readonly wished: WishedAnswer
  readonly wish: (more: Partial<Wishes>) => void
  readonly told: (answer: WishedAnswer | Refused) => void
}

function MyWishes() {
  const t = useTranslations('notices')
  const person = useStore(me)
  const { language } = useStore(settings)
  const [wished, setWished] = useState<WishedAnswer | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const told = (answer: WishedAnswer | Refused): void => {
    setRefused(isRefused(answer) ? answer : null)
    if (!isRefused(answer)) setWished(answer)
  }
  const id = person?.id
  useEffect(() => {
    if (id !== undefined) void noticeHouse.wished().then(answer => void (isRefused(answer) || setWished(answer)))
  }, [id])
  const wish = (more: Partial<Wishes>): void => {
    if (wished === null) return
    const wishes = { ...wished.wishes, language, zone: myZone(), ...more }
    setWished({ ...wished, wishes })
    void noticeHouse.wish(wishes).then(told)
  }
  const parts = wished === null ? null : { wished, wish, told }
  return (
    <Page title={t('wish.title')} className="settings wishes-page">
      <p className="page-note">{t(person === null ? 'nobody' : 'wish.about')}</p>
      <Refusal refused={refused} />
      {parts !== null && (
        <div className="panels">
          <WaysWished {...parts} />
          <DevicesWished {...parts} />
          <WhenWished {...parts} />
          <OffWished {...parts} />
          <HooksWished {...parts} />
          <TryIt {...parts} />
        </div>
      )}
    </Page>
  )
}
