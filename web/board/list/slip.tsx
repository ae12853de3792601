import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { ThreadTold } from '#protocol/board'
import { Icon, type IconData } from '#ui/pieces/icon.tsx'
import stein from '~icon/beer-stein'
import card from '~icon/card-pick'
import talk from '~icon/chat-bubble'
import pin from '~icon/pin'
import moment from '~icon/play-button'
import table from '~icon/round-table'
import variant from '~icon/scroll-unfurled'
import poll from '~icon/vote'
import { Folded } from '../folded.tsx'
import { LanguageTag } from '../language-tag.tsx'
import { useReported } from '../reported.ts'
import { When } from '../when.tsx'
import { Writer } from '../writer.tsx'
import { Nail } from './nail.tsx'

const pictures: Readonly<Record<ThreadTold['holds'][number], IconData>> = { moment, card, table, variant, poll }

/** How many pictures of what a note holds there is room for. */
const MOST_HELD = 3

/**
 * A thread in the list: its title, two lines, who and when, and how much came since one last read it. The time of the
 * last answer is beside the answers, not beside whoever began the thread.
 */
export function Slip({ thread }: { readonly thread: ThreadTold }) {
  const t = useTranslations('board')
  const { id, topic, language, title, excerpt, by, last, holds, cheers, pinned, closed, hidden, unread, mine } = thread
  const [isLookedAt, setLookedAt] = useState(false)
  const reported = useReported(`${id}/1`)
  const answers = last.number - 1
  const from = unread > 0 && mine !== null ? `#${mine.readUpTo + 1}` : ''
  if (hidden !== null && title === '') return null
  if (reported.isReported)
    return (
      <li className="slip-folded">
        <Folded why={t('thread.reported')} show={reported.forget} />
      </li>
    )
  if (by?.blocked && !isLookedAt)
    return (
      <li className="slip-folded">
        <Folded why={t('thread.blocked')} show={() => setLookedAt(true)} />
      </li>
    )
  return (
    <li className="slip" data-topic={topic}>
      <Nail topic={topic} />
      <h2 dir="auto" lang={language}>
        {pinned && (
          <>
            <Icon of={pin} className="slip-pin" />
            <span className="hidden-text">{t('pinned')}</span>
          </>
        )}
        <Link href={`/board/${id}${from}`}>{title}</Link>
        {unread > 0 && <b className="note-new">{t('new', { n: unread })}</b>}
        {closed !== null && <span className="slip-closed">{t('closedTag')}</span>}
      </h2>
      <p className="slip-text" dir="auto" lang={language}>
        {excerpt}
      </p>
      <div className="slip-meta">
        <Writer of={by} />
        {answers === 0 && <When at={last.at} />}
        <LanguageTag language={language} />
        <span className="slip-counts">
          {cheers > 0 && <Count sign={stein} n={cheers} text={t('cheers', { n: cheers })} />}
          <Count sign={talk} n={answers} text={t('answers', { n: answers })} />
          {answers > 0 && <When at={last.at} />}
        </span>
      </div>
      {holds.length > 0 && (
        <div className="slip-holds">
          {holds.slice(0, MOST_HELD).map(kind => (
            <span key={kind} data-holds={kind}>
              <Icon of={pictures[kind]} />
              <span className="hidden-text">{t(`holds.${kind}`)}</span>
            </span>
          ))}
        </div>
      )}
    </li>
  )
}

function Count({ sign, n, text }: { readonly sign: IconData; readonly n: number; readonly text: string }) {
  return (
    <span className="slip-count">
      <Icon of={sign} />
      <span aria-hidden="true">{n}</span>
      <span className="hidden-text">{text}</span>
    </span>
  )
}
