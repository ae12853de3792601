import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { isRefused, type Refused } from '#client/messages'
import type { SearchAnswer } from '#protocol/board'
import { numbered } from '#ui/numbered'
import { Refusal } from '../../pages/frame/refusal.tsx'
import { boardHouse, type Wished } from '../api.ts'
import { Folded } from '../folded.tsx'
import { LanguageTag } from '../language-tag.tsx'
import { useReported } from '../reported.ts'
import { When } from '../when.tsx'
import { Writer } from '../writer.tsx'
import { Nail } from './nail.tsx'

interface FoundProps {
  readonly words: string
  readonly place: Wished
}

/** The notes with these words, which are marked in them. The ones before stay until the next are found. */
export function Found({ words, place: { topic, game } }: FoundProps) {
  const t = useTranslations('board')
  const [answer, setAnswer] = useState<SearchAnswer | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const wanted = { words, ...(topic && { topic }), ...(game && { game }) }
  const key = JSON.stringify(wanted)
  useEffect(() => {
    let isHere = true
    void boardHouse.search(JSON.parse(key) as typeof wanted).then(told => {
      if (!isHere) return
      setRefused(isRefused(told) ? told : null)
      if (!isRefused(told)) setAnswer(told)
    })
    return () => {
      isHere = false
    }
  }, [key])
  const more = async (): Promise<void> => {
    if (answer?.after == null) return
    const told = await boardHouse.search({ ...wanted, after: answer.after })
    if (!isRefused(told)) setAnswer({ ...told, found: [...answer.found, ...told.found] })
  }
  const n = answer?.found.length ?? 0
  return (
    <>
      <Refusal refused={refused} />
      <p className="board-found" role="status">
        {answer !== null && (answer.after === null ? t('search.found', { n }) : t('search.foundMore', { n }))}
        {answer !== null && n === 0 && ` ${t('search.hint')}`}
      </p>
      <ol className="slips">
        {answer?.found.map(note => (
          <FoundNote key={`${note.thread.id} ${note.number}`} note={note} />
        ))}
      </ol>
      {answer?.after != null && (
        <button type="button" className="framed slips-more" onClick={more}>
          {t('more')}
        </button>
      )}
    </>
  )
}

function FoundNote({
  note: { thread, number, by, at, title, excerpt },
}: {
  readonly note: SearchAnswer['found'][number]
}) {
  const t = useTranslations('board')
  const [isLookedAt, setLookedAt] = useState(false)
  const reported = useReported(`${thread.id}/${number}`)
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
    <li className="slip" data-topic={thread.topic}>
      <Nail topic={thread.topic} />
      <h2 dir="auto" lang={thread.language}>
        <Link href={`/board/${thread.id}#${number}`}>
          <Marked parts={title} />
        </Link>
      </h2>
      <p className="slip-text" dir="auto" lang={thread.language}>
        <Marked parts={excerpt} />
      </p>
      <div className="slip-meta">
        <Writer of={by} />
        <When at={at} />
        <LanguageTag language={thread.language} />
        {number > 1 && <span>{t('search.answer', { n: number - 1 })}</span>}
      </div>
    </li>
  )
}

type Parts = SearchAnswer['found'][number]['title']

/** A text in which the words that were found are marked. */
const Marked = ({ parts }: { readonly parts: Parts }) =>
  numbered(parts).map(({ no, it }) => (it.isFound ? <mark key={no}>{it.text}</mark> : <span key={no}>{it.text}</span>))
