import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { isRefused } from '#client/messages'
import type { NoticeTold } from '#protocol/notices'
import { unreadNotices } from '../house/line.ts'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'
import { Page } from '../pages/frame/page.tsx'
import { noticeHouse } from './api.ts'
import { InNoticeWords } from './in-notice-words.ts'
import { NoticeShown } from './notice-shown.tsx'
import './notices.css'
import { Loading } from '../house/loading.tsx'

/** What I was told of, the newest first. */
export const NoticesPage = () => (
  <InNoticeWords before={<Loading />}>
    <MyNotices />
  </InNoticeWords>
)

function MyNotices() {
  const t = useTranslations('notices')
  const person = useStore(me)
  const unread = useStore(unreadNotices)
  const [notices, setNotices] = useState<readonly NoticeTold[] | null>(null)
  const [after, setAfter] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const look = useCallback(async (from: string | null) => {
    const told = await noticeHouse.list(from)
    setFailed(isRefused(told))
    if (isRefused(told)) return
    setNotices(before => (from === null ? told.notices : [...(before ?? []), ...told.notices]))
    setAfter(told.after)
    unreadNotices.set(told.unread)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever the house says so
  useEffect(() => {
    if (person === null) setNotices([])
    else if (person !== undefined) void look(null)
  }, [look, unread, person?.id])
  const read = async (ids: readonly string[] | null): Promise<void> => {
    const now = await noticeHouse.read(ids)
    if (!isRefused(now)) unreadNotices.set(now.unread)
  }
  return (
    <Page title={t('title')} className="notices-page">
      <div className="notices-acts">
        {unread > 0 && (
          <button type="button" className="framed" onClick={() => void read(null)}>
            {t('readAll')}
          </button>
        )}
        <Link href="/settings/notices" className="framed">
          {t('settings')}
        </Link>
      </div>
      {hasFailed && (
        <p role="alert">
          {t('failed')}{' '}
          <button type="button" className="framed" onClick={() => void look(null)}>
            {t('tryAgain')}
          </button>
        </p>
      )}
      {notices?.length === 0 && <p className="notices-none">{t(person ? 'none' : 'nobody')}</p>}
      <ul className="notices-list">
        {notices?.map(notice => (
          <li key={notice.id}>
            <NoticeShown notice={notice} opened={() => void (notice.read || read([notice.id]))} />
          </li>
        ))}
      </ul>
      {after !== null && (
        <button type="button" className="framed" onClick={() => void look(after)}>
          {t('more')}
        </button>
      )}
    </Page>
  )
}
