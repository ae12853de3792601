import { type ReactNode, useId } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { TableContext } from '#ui/table'
import { pathToTable } from '../house/create-table.ts'
import { useGameTitle } from '../house/games.ts'
import { houseNow } from '../house/line.ts'
import type { MyTable } from '../house/my-table.ts'
import { TimeLeft } from './time-left.tsx'
import type { TablePicture } from './use-table-picture.ts'
import '../pages/home/home.css'
import './hero.css'

interface WaitingFactsProps {
  readonly mine: MyTable
  readonly picture: TablePicture | null
}

/** The game, how far it has come, and since when it waits. The second part comes with the picture, in a place that is kept. */
export function WaitingFacts({ mine: { table, since, until }, picture }: WaitingFactsProps) {
  const t = useTranslations('returning')
  const title = useGameTitle()
  const format = useFormatter()
  return (
    <div className="back-facts">
      <p>
        <span>{title(table.game)}</span>
        {picture !== null && (
          <TableContext value={picture.table}>
            <span className="back-progress">
              <picture.table.screen.Progress />
            </span>
          </TableContext>
        )}
      </p>
      <p>
        {since !== null && <span>{t('since', { when: format.relativeTime(since, Math.max(since, houseNow())) })}</span>}
        {until !== null && <TimeLeft until={until} />}
      </p>
    </div>
  )
}

/** What to press: the gold button, and a new table beside it. */
export function Acts({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('returning')
  const id = useId()
  return (
    <div className="back-acts">
      {children}
      <Link href="/new" className="framed back-new" aria-labelledby={id}>
        <b aria-hidden="true">+</b>
        <span id={id}>{t('layTable')}</span>
      </Link>
    </div>
  )
}

export function TakeTurn({ mine: { table } }: { readonly mine: MyTable }) {
  const t = useTranslations('returning')
  return (
    <Link href={pathToTable(table)} className="primary hero-play back-turn">
      {t('takeTurn')}
    </Link>
  )
}
