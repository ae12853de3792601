import { Fragment, memo, useEffect, useMemo, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Advised } from '#protocol/from-house'
import { lastBy } from '#ui/asking'
import { bookmarkOf } from '#ui/bookmark'
import { numbered } from '#ui/numbered'
import { Said } from '#ui/pieces/said.tsx'
import { TableContext, useTable } from '#ui/table'
import { TermsContext } from '#ui/terms'
import { useTerms } from '../../house/use-terms.ts'
import { fadingOf } from '../moments.ts'
import type { Moment } from '../use-moment.ts'
import { useReader } from '../use-reader.ts'
import { useVenue } from '../venue.ts'
import { AdvisedLines, advisedIn } from './advised.tsx'
import { type Chapter, LogBook, type LogLine, momentWithin } from './log-book.ts'
import { useEndInView } from './use-end-in-view.ts'
import './log.css'

/** What happened, in chapters, newest last. */
export function Log({ moment }: { readonly moment: Moment }) {
  const table = useTable()
  const me = useReader()
  const { match, live, screen, speaker, viewer, introduction, isOver, bookmark } = table
  const t = useTranslations('play')
  const fading = fadingOf(screen, live.view, isOver)
  // While the match is played back, it is told as it was then: the log ends where the table is.
  const isPlayedBack = moment.isPlaying && moment.at !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: another copy of the match is read from the start
  const book = useMemo(() => new LogBook(screen, fading), [screen, introduction, fading, isPlayedBack])
  const end = isPlayedBack ? bookmarkOf(live.entries, table.have, table.told.length) : bookmark
  const chapters = book.read(live.entries, end)
  // The inputs of a line do not change with every entry, so lines do not rerender.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these matter to a line of the log
  const still = useMemo(() => ({ ...table, me }), [screen, speaker, introduction, viewer, me])
  const own = viewer === 'table' ? -1 : lastBy(live.entries, viewer)
  const { list, isAtEnd, toEnd } = useEndInView(moment.at)
  const { go } = moment
  const goTo = useRef(go)
  useEffect(() => {
    goTo.current = go
  })
  const look = useMemo(() => (seq: number) => goTo.current(seq), [])
  const mark = useStill(own < 0 ? null : own, isAtEnd)
  const { client } = useVenue()
  const terms = useTerms(introduction.header.game, false)
  const advised = (client.waiting(match)?.advised ?? none).filter(({ after }) => after <= bookmark.seq)
  return (
    <div className="log-panel">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section className="log" ref={list} tabIndex={0} aria-label={t('log')} data-at-end={isAtEnd || undefined}>
        <TableContext value={still}>
          <TermsContext value={terms}>
            <div>
              {chapters.map((chapter, i) => (
                <ChapterView
                  key={chapter.number}
                  chapter={chapter}
                  at={momentWithin(chapters, i, moment.at)}
                  mark={mark !== null && isIn(chapters, i, mark) ? mark : null}
                  isLast={i === chapters.length - 1}
                  advised={advisedIn(chapters, i, advised)}
                  look={look}
                />
              ))}
            </div>
          </TermsContext>
        </TableContext>
      </section>
      {!isAtEnd && (
        <button type="button" className="pill to-end" onClick={toEnd}>
          {t('newest')} ↓
        </button>
      )}
      <p className="sealed" title={t('sealedWhy')}>
        {t('sealed', { hash: shortened(introduction.header.commitment) })}
      </p>
    </div>
  )
}

/** The latest value; while somebody reads further up the one they saw, because the mark moves the lines below it. */
function useStill<T>(now: T, mayMove: boolean): T {
  const [shown, show] = useState(now)
  if (mayMove && shown !== now) show(now)
  return mayMove ? now : shown
}

const none: readonly Advised[] = []

const minuteOf = (at = 0): number => Math.floor(at / 60_000)

const shortened = (hash: string): string => `${hash.slice(0, 4)}…${hash.slice(-2)}`

const isIn = (chapters: readonly Chapter[], i: number, seq: number): boolean =>
  seq >= (chapters[i]?.seq ?? 0) && seq < (chapters[i + 1]?.seq ?? Number.POSITIVE_INFINITY)

interface ChapterProps {
  readonly chapter: Chapter
  readonly at: number | 'past' | 'later'
  /** The viewer's own last entry, if it is in this chapter. */
  readonly mark: number | null
  readonly isLast: boolean
  /** Who took advice during it: seats and entries, as text, so that it is the same as long as nothing changes. */
  readonly advised: string
  readonly look: (seq: number) => void
}

const ChapterView = memo(function ChapterView({ chapter, at, mark, isLast, advised, look }: ChapterProps) {
  const t = useTranslations('play')
  const { heading, lines } = chapter
  const taken = JSON.parse(advised) as readonly Advised[]
  const marked = mark === null ? undefined : lines.find(({ seq }) => seq >= mark)
  return (
    <section>
      <h3>{heading === null ? t('beginning') : <Said saying={heading} />}</h3>
      <ol>
        <AdvisedLines taken={taken} from={-1} to={lines[0]?.seq} />
        {lines.map((line, i) => (
          <Fragment key={`${line.seq} ${line.i}`}>
            <LineView
              line={line}
              isSameMinute={i > 0 && minuteOf(lines[i - 1]?.at) === minuteOf(line.at)}
              isNow={at === line.seq}
              isLater={at === 'later' || (typeof at === 'number' && line.seq > at)}
              isNewest={isLast && i === lines.length - 1}
              isMarked={line === marked}
              look={look}
            />
            <AdvisedLines taken={taken} from={line.seq} to={lines[i + 1]?.seq} />
          </Fragment>
        ))}
      </ol>
    </section>
  )
})

interface LineProps {
  readonly line: LogLine
  readonly isSameMinute: boolean
  readonly isNow: boolean
  readonly isLater: boolean
  readonly isNewest: boolean
  readonly isMarked: boolean
  readonly look: (seq: number) => void
}

const LineView = memo(function LineView({ line, isMarked, look, ...is }: LineProps) {
  const t = useTranslations('play')
  const format = useFormatter()
  const time = format.dateTime(new Date(line.at), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (
    <li
      data-seq={line.seq}
      data-same={is.isSameMinute || undefined}
      data-now={is.isNow || undefined}
      data-later={is.isLater || undefined}
      data-newest={is.isNewest || undefined}
    >
      {isMarked && <p className="since-you">{t('sinceYou')}</p>}
      <p>{line.saying === null ? t('moved') : <Said saying={line.saying} />}</p>
      {line.isFaded ? (
        <time className="to-moment">{time}</time>
      ) : (
        <button type="button" className="to-moment" onClick={() => look(line.seq)}>
          <span className="hidden-text">{t('toMoment')}</span> <time>{time}</time>
        </button>
      )}
      {numbered(line.more).map(({ no, it }) => (
        <p key={no} className="log-more">
          <Said saying={it} />
        </p>
      ))}
    </li>
  )
})
