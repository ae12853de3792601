import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { isRefused } from '#client/messages'
import type { NoteTold } from '#protocol/board'
import type { CardWithVersions } from '#protocol/gallery'
import { boardHouse } from '../board/api.ts'
import { InBoardWords } from '../board/in-board-words.ts'
import { LanguageTag } from '../board/language-tag.tsx'
import { useReads } from '../board/list/reads.ts'
import { useReported } from '../board/reported.ts'
import { NoteBody } from '../board/thread/note-body.tsx'
import { ReportNote } from '../board/thread/report-note.tsx'
import { When } from '../board/when.tsx'
import { Writer } from '../board/writer.tsx'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'
import { settings } from '../house/settings.ts'
import { RemarkForm } from './remark-form.tsx'
import { inOrder } from './remark-order.ts'
import '../board/board.css'
import './remarks.css'

/** How many are shown of each language; the rest is on the board. */
const SHOWN = 5

interface Remark {
  readonly thread: string
  readonly language: string
  readonly note: NoteTold
}

/** What people say about a card, in one's own languages first. */
export function Remarks({ told }: { readonly told: CardWithVersions }) {
  const t = useTranslations('gallery.remarks')
  const { language } = useStore(settings)
  const [said, setSaid] = useState<readonly Remark[]>([])
  const [own, setOwn] = useState(0)
  const reads = useReads()
  const threads = inOrder(told.remarks, language, reads)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same threads, until somebody says something more
  useEffect(() => {
    let isHere = true
    void Promise.all(threads.map(({ thread, count }) => lastOf(thread, count))).then(
      all => isHere && setSaid(all.flat()),
    )
    return () => {
      isHere = false
    }
  }, [told.id, language, reads.join()])
  const count = told.remarks.reduce((sum, { count }) => sum + count, own)
  const add = (remark: Remark): void => {
    setOwn(n => n + 1)
    setSaid(before => [remark, ...before])
  }
  return (
    <section className="remarks" aria-labelledby="remarks">
      <h3 id="remarks">{t('title', { n: count })}</h3>
      <InBoardWords>
        <ul>
          {said.map(remark => (
            <Shown key={`${remark.thread} ${remark.note.number}`} {...remark} />
          ))}
        </ul>
        {told.takenDown === null && <RemarkForm card={told.id} said={add} />}
      </InBoardWords>
      {threads
        .filter(({ count }) => count > SHOWN)
        .map(({ thread, language, count }) => (
          <Link key={thread} href={`/board/${thread}`} className="quiet">
            {t('all', { n: count })} <LanguageTag language={language} />
          </Link>
        ))}
    </section>
  )
}

/** The last remarks of a thread, the newest first; its first note is the card itself. */
async function lastOf(thread: string, count: number): Promise<readonly Remark[]> {
  const told = await boardHouse.thread(thread, Math.max(2, count + 2 - SHOWN), SHOWN)
  if (isRefused(told)) return []
  const { language } = told.thread
  return told.notes
    .filter(({ hidden }) => hidden === null)
    .map(note => ({ thread, language, note }))
    .toReversed()
}

function Shown({ thread, language, note }: Remark) {
  const person = useStore(me)
  const { language: own } = useStore(settings)
  const reported = useReported(`${thread}/${note.number}`)
  if (reported.isReported) return null
  return (
    <li className="remark">
      <p>
        <Writer of={note.by} /> <When at={note.at} />
        {language !== own && <LanguageTag language={language} />}
        {note.by?.person !== person?.id && <ReportNote thread={thread} number={note.number} done={reported.keep} />}
      </p>
      <NoteBody thread={thread} language={language} note={note} />
    </li>
  )
}
