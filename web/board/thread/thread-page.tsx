import { useEffect, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { Icon } from '#ui/pieces/icon.tsx'
import { IfMayWrite } from '../../order/silenced.tsx'
import { isMoved, Page } from '../../pages/frame/page.tsx'
import { pathTo } from '../list/board-topics.tsx'
import { useInPlaceOfHouse } from '../told-by-house.ts'
import { signs } from '../topics.ts'
import { AnswerBar } from './answer-bar.tsx'
import { FollowButton } from './follow-button.tsx'
import { NewAnswers } from './new-answers.tsx'
import { Note } from './note.tsx'
import { type Quoting, QuotingContext } from './quoting.ts'
import { ThreadSide } from './thread-side.tsx'
import { Unsent, useUnsent } from './unsent.tsx'
import { useThread } from './use-thread.ts'
import './thread.css'
import { Loading } from '../../house/loading.tsx'

/** A thread: its first note on parchment, the answers on wood. */
export function ThreadPage({ id }: { readonly id: string }) {
  const t = useTranslations('board')
  const wanted = useRef(wantedIn(location))
  const shown = useThread(id, wanted.current)
  const { told, problem, readUpTo, arrived, more, changed, posted } = shown
  const unsent = useUnsent(id, answer => void posted(answer).then(() => goTo(answer.note.number)))
  useInPlaceOfHouse(told !== null || problem !== null)
  useWantedNote(told !== null, wanted.current)
  const quoting = useQuoting()
  if (problem !== null)
    return (
      <Page title={t('title')} className="thread-page">
        <p role="alert">{problem === 'no thread' ? t('thread.unknown') : t('unreachable')}</p>
        <Link href="/board" className="framed">
          {t('thread.back')}
        </Link>
      </Page>
    )
  if (told === null) return <Loading />
  const { thread, poll, notes, next } = told
  const isOpen = thread.closed === null && thread.hidden === null
  const firstNew = readUpTo === null ? null : notes.find(({ number }) => number > readUpTo)?.number
  const isHeld = thread.hidden?.by === 'held'
  const gone = (): string => {
    if (isHeld) return t('thread.noteHeld')
    return thread.hidden?.by === 'card'
      ? t('thread.cardDown')
      : t('thread.hidden', { reason: thread.hidden?.reason ?? '' })
  }
  const title = thread.title || gone()
  return (
    <QuotingContext value={isOpen ? quoting : null}>
      <Page
        title={title}
        className="thread-page"
        heading={
          <span dir="auto" lang={thread.language}>
            {title}
          </span>
        }
        above={
          <nav className="thread-top" aria-label={t('title')}>
            <Link href="/board" className="quiet">
              <span aria-hidden="true">‹</span> {t('thread.back')}
            </Link>
            <Link
              href={pathTo({ topic: thread.topic, game: thread.game ?? undefined })}
              className="quiet thread-topic"
              data-topic={thread.topic}
            >
              <Icon of={signs[thread.topic]} /> {t(`topic.${thread.topic}`)}
            </Link>
            <FollowButton thread={thread} onChange={changed} />
          </nav>
        }
        bar={
          isOpen ? (
            <IfMayWrite>
              <AnswerBar thread={thread} unsent={unsent} />
            </IfMayWrite>
          ) : undefined
        }
      >
        <div className="thread-sides">
          <div className="thread-column">
            {thread.closed !== null && (
              <p className="thread-said">{t('thread.closed', { reason: thread.closed.reason })}</p>
            )}
            {thread.moved !== null && (
              <p className="thread-said">{t('thread.moved', { topic: t(`topic.${thread.moved.from}`) })}</p>
            )}
            <ol className="notes-shown">
              {notes.map(note => (
                <li key={note.number} id={`${note.number}`} tabIndex={-1}>
                  {note.number === firstNew && note.number > 1 && <p className="first-new">{t('thread.firstNew')}</p>}
                  <Note thread={thread} poll={note.number === 1 ? poll : null} note={note} shown={shown} />
                </li>
              ))}
            </ol>
            {next !== null && (
              <button type="button" className="framed slips-more" onClick={() => void more()}>
                {t('thread.more')}
              </button>
            )}
            {notes.length === 1 && next === null && isOpen && <p className="thread-said">{t('thread.noAnswers')}</p>}
            <Unsent unsent={unsent} />
          </div>
          <ThreadSide told={told} />
        </div>
        <NewAnswers n={arrived} from={notes.at(-1)?.number ?? 0} show={more} />
      </Page>
    </QuotingContext>
  )
}

/** The number of the note that an address asks for: `#12`, or `?from=12` as the house's own pages have it; 0 for none. */
function wantedIn({ hash, search }: Location): number {
  const wanted = hash.slice(1) || (new URLSearchParams(search).get('from') ?? '')
  return /^\d{1,6}$/.test(wanted) ? Number(wanted) : 0
}

/** Shows my answer, if it hangs where I do not look. What has the focus keeps it. */
function goTo(number: number): void {
  requestAnimationFrame(() => document.getElementById(`${number}`)?.scrollIntoView({ block: 'nearest' }))
}

/** Goes to the note in the address, once it is there. */
function useWantedNote(isThere: boolean, number: number): void {
  useEffect(() => {
    if (!isThere || number < 2) return
    const note = document.getElementById(`${number}`)
    note?.scrollIntoView({ block: 'start' })
    if (isMoved()) note?.focus({ preventScroll: true })
  }, [isThere, number])
}

/** What quotes a note puts it into the answer. The field listens. */
function useQuoting(): Quoting {
  return useMemo(() => {
    let put: ((text: string) => void) | null = null
    return {
      quote: text => put?.(text),
      listen(heard) {
        put = heard
        return () => {
          put = null
        }
      },
    }
  }, [])
}
