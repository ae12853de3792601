import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { Icon } from '#ui/pieces/icon.tsx'
import quill from '~icon/quill-ink'
import type { Wished } from '../api.ts'
import { Slip } from './slip.tsx'
import type { ThreadsShown } from './use-threads.ts'

interface ThreadsProps {
  readonly threads: ThreadsShown
  readonly place: Wished
}

/** The list of notes. While it loads, outlines hang there; where nobody has written, an empty note invites. */
export function Threads({ threads: { items: threads, hasMore, refused, more, again }, place }: ThreadsProps) {
  const t = useTranslations('board')
  if (threads === null && refused !== null)
    return (
      <div className="board-empty">
        <p role="alert">{t('unreachable')}</p>
        <button type="button" className="framed" onClick={again}>
          {t('again')}
        </button>
      </div>
    )
  if (threads === null)
    return (
      <div className="slips" aria-busy="true">
        {[1, 2, 3, 4].map(n => (
          <div key={n} className="slip slip-outline" />
        ))}
      </div>
    )
  if (threads.length === 0) return <Empty place={place} />
  return (
    <>
      <ol className="slips">
        {threads.map(thread => (
          <Slip key={thread.id} thread={thread} />
        ))}
      </ol>
      {hasMore && (
        <button type="button" className="framed slips-more" onClick={more}>
          {t('more')}
        </button>
      )}
    </>
  )
}

function Empty({ place: { topic, game, only } }: { readonly place: Wished }) {
  const t = useTranslations('board')
  if (only === 'followed') return <p className="board-empty">{t('emptyFollowed')}</p>
  const search = new URLSearchParams({ ...(topic && { topic }), ...(game && { game }) })
  return (
    <div className="board-empty parchment">
      <p>{t('empty')}</p>
      <Link href={`/board/new?${search}`} className="ink-button strong">
        <Icon of={quill} /> {t('beFirst')}
      </Link>
    </div>
  )
}
