import { useContext, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { NoteTold, PollTold, ThreadTold } from '#protocol/board'
import { quoteOf } from '#protocol/note-text'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { Folded } from '../folded.tsx'
import { LanguageTag } from '../language-tag.tsx'
import { Nail } from '../list/nail.tsx'
import { useReported } from '../reported.ts'
import { When } from '../when.tsx'
import { Writer } from '../writer.tsx'
import { Editing } from './editing.tsx'
import { Edits } from './edits.tsx'
import { HiddenNote } from './hidden-note.tsx'
import { NoteBody } from './note-body.tsx'
import { Poll } from './poll.tsx'
import { QuotingContext } from './quoting.ts'
import { Reactions } from './reactions.tsx'
import { ReportNote } from './report-note.tsx'
import { TakeBack } from './take-back.tsx'
import type { ThreadShown } from './use-thread.ts'
import './note.css'
import './first-note.css'

interface NoteProps {
  readonly thread: ThreadTold
  /** Of the first note, if it has one. */
  readonly poll: PollTold | null
  readonly note: NoteTold
  readonly shown: ThreadShown
}

const ownGone = { writer: 'thread.ownTakenBack', held: 'thread.ownHeld', card: 'thread.ownCardDown' } as const

/** A note. The first of a thread is on parchment, the others are on wood. */
export function Note({ thread, poll, note, shown }: NoteProps) {
  const t = useTranslations('board')
  const person = useStore(me)
  const quoting = useContext(QuotingContext)
  const [isEditing, setEditing] = useState(false)
  const reported = useReported(`${thread.id}/${note.number}`)
  const [isLookedAt, setLookedAt] = useState(false)
  const { number, by, at, edited, hidden } = note
  const isOwn = person != null && by?.person === person.id
  const isFirst = number === 1
  const name = by === null ? t('theHouse') : (by.name ?? t('gone'))
  if (hidden !== null && !isOwn) return <HiddenNote hidden={hidden} />
  if (reported.isReported) return <Folded why={t('thread.reported')} show={reported.forget} />
  if (by?.blocked && !isLookedAt) return <Folded why={t('thread.blocked')} show={() => setLookedAt(true)} />
  const isOpen = thread.closed === null && hidden === null
  const quote = (): void => quoting?.quote(isFirst ? '' : quoteOf(`/board/${thread.id}#${number}`, shortOf(note.text)))
  return (
    <article className={isFirst ? 'posted first-posted' : 'posted board'} aria-label={t('thread.note', { n: number })}>
      {isFirst && <Nail topic={thread.topic} />}
      <header className="note-head">
        <Writer of={by} />
        <When at={at} />
        {isFirst && <LanguageTag language={thread.language} />}
        {edited !== null && <Edits thread={thread.id} note={note} />}
        <a className="note-number" href={`#${number}`} aria-label={t('thread.note', { n: number })}>
          #{number}
        </a>
      </header>
      {hidden !== null && (
        <p className="thread-said">
          {hidden.by === 'house' ? t('thread.ownHidden', { reason: hidden.reason }) : t(ownGone[hidden.by])}
        </p>
      )}
      {isEditing ? (
        <Editing thread={thread} note={note} onChange={shown.changed} close={() => setEditing(false)} />
      ) : (
        <NoteBody thread={thread.id} language={thread.language} note={note} />
      )}
      {poll !== null && <Poll thread={thread} poll={poll} onChange={shown.voted} />}
      {hidden === null && (
        <footer className="note-foot">
          <Reactions thread={thread} note={note} onChange={shown.changed} />
          <span className="note-acts">
            {quoting !== null && (
              <button type="button" className="quiet" aria-label={t('thread.answerTo', { name })} onClick={quote}>
                {t('thread.answer')}
              </button>
            )}
            {isOwn && isOpen && (
              <button type="button" className="quiet" aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
                {t('thread.edit')}
              </button>
            )}
            {isOwn ? (
              <TakeBack thread={thread.id} number={number} onChange={shown.changed} />
            ) : (
              <ReportNote thread={thread.id} number={number} done={reported.keep} />
            )}
          </span>
        </footer>
      )}
    </article>
  )
}

/** How much of a note is quoted, in lines. What it quotes itself is left out. */
const QUOTED = 4
const shortOf = (text: string): string => {
  const own = text.split('\n').filter(line => line.trim() !== '' && !/^ {0,3}>/.test(line))
  return own.length > QUOTED ? [...own.slice(0, QUOTED), '…'].join('\n') : own.join('\n')
}
