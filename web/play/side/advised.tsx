import { useTranslations } from 'use-intl'
import type { Advised } from '#protocol/from-house'
import { SeatName } from '#ui/pieces/seat-name.tsx'
import { useTable } from '#ui/table'
import type { Chapter } from './log-book.ts'

/** Who took advice during a chapter, as text. */
export function advisedIn(chapters: readonly Chapter[], i: number, all: readonly Advised[]): string {
  const begins = i === 0 ? -1 : (chapters[i]?.seq ?? 0)
  const ends = chapters[i + 1]?.seq ?? Number.POSITIVE_INFINITY
  return JSON.stringify(all.filter(({ after }) => after >= begins && after < ends))
}

interface AdvisedLinesProps {
  readonly taken: readonly Advised[]
  /** From this entry on, and before that one, if there is one. */
  readonly from: number
  readonly to: number | undefined
}

/** Lines of the log about who took advice between two others. */
export function AdvisedLines({ taken, from, to = Number.POSITIVE_INFINITY }: AdvisedLinesProps) {
  const { me } = useTable()
  const t = useTranslations('play.advice')
  return taken
    .filter(({ after }) => after >= from && after < to)
    .map(({ seat, after }) => (
      <li key={`${seat} ${after}`} className="log-advised">
        <p>{seat === me ? t('youTook') : t.rich('took', { who: () => <SeatName seat={seat} /> })}</p>
      </li>
    ))
}
