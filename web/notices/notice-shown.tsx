import { useFormatter, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { NoticeTold } from '#protocol/notices'
import { useGameTitle } from '../house/games.ts'
import { houseNow } from '../house/line.ts'

interface NoticeShownProps {
  readonly notice: NoticeTold
  readonly opened: () => void
}

/** A notice; it leads to what it is about. */
export function NoticeShown({ notice, opened }: NoticeShownProps) {
  const t = useTranslations('notices')
  const format = useFormatter()
  const title = useGameTitle()
  const { kind, by, thread, people, until, at, read, path } = notice
  const said = kind === 'friend' ? (notice.accepted ? 'friendAccepted' : 'friendAsks') : kind
  const parts = { by: by ?? t('somebody'), thread: thread ?? '', game: notice.game === null ? '' : title(notice.game) }
  const day = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  const more = [
    ...(people.every(person => person === by) ? [] : [t('with', { people: format.list(people) })]),
    ...(until === null ? [] : [t('until', { when: format.dateTime(until, day) })]),
  ]
  return (
    <Link href={path} className="notice board" data-read={read || undefined} onClick={opened}>
      {!read && (
        <span className="notice-new" role="img" aria-label={t('unread')}>
          ●
        </span>
      )}
      <b>{t(`kind.${said}`, parts)}</b>
      {more.length > 0 && (
        <span className="notice-more">
          {more.map(it => (
            <span key={it}>{it}</span>
          ))}
        </span>
      )}
      <small>{format.relativeTime(at, houseNow())}</small>
    </Link>
  )
}
