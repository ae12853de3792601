import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import { Icon } from '#ui/pieces/icon.tsx'
import bell from '~icon/ringing-bell'
import { unreadNotices, waitingTables } from '../house/line.ts'
import { useStore } from '../house/observable.ts'
import { NextCall } from '../returning/next-call.tsx'
import { InNoticeWords } from './in-notice-words.ts'
import { tellReader } from './reader.ts'
import './bell.css'

export const BellLink = ({ person }: { readonly person: string }) => (
  <>
    <NextCall person={person} />
    <InNoticeWords before={null}>
      <Ringing />
    </InNoticeWords>
  </>
)

/** More than this are many. */
const MANY = 99

function Ringing() {
  const t = useTranslations('notices')
  const unread = useStore(unreadNotices)
  const waiting = useStore(waitingTables)
  const [path] = useLocation()
  useEffect(() => void tellReader(), [])
  useEffect(() => {
    // The badge of an installed app says how many tables wait.
    if ('setAppBadge' in navigator)
      void (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => undefined)
  }, [waiting])
  const label = t('bell', { count: unread })
  return (
    <Link
      href="/notices"
      className="quiet icon-link notice-bell"
      aria-label={label}
      title={label}
      aria-current={path === '/notices' ? 'page' : undefined}
    >
      <Icon of={bell} />
      {unread > 0 && (
        <span className="unread-count" aria-hidden="true">
          {unread > MANY ? `${MANY}+` : unread}
        </span>
      )}
    </Link>
  )
}
