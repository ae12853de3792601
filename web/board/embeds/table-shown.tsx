import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { EmbedAnswer } from '#protocol/board'
import { pathToTable } from '../../house/create-table.ts'
import { useGameTitle } from '../../house/games.ts'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { seatOf } from '../../house/sitting.ts'
import { SeatSlip } from '../seat-slip.tsx'

type TableTold = Extract<EmbedAnswer, { kind: 'table' }>

/** A table in a note: a seat that can be taken, or the way there. */
export function TableShown({ told: { table, free } }: { readonly told: TableTold }) {
  const t = useTranslations('board.embed')
  const title = useGameTitle()
  const person = useStore(me)?.id
  if (free > 0 && seatOf(table, person) === null) return <SeatSlip table={table} heading="h2" />
  return (
    <p className="embed-link">
      <Link href={pathToTable(table)} className="framed">
        {t('table', { game: title(table.game) })}
      </Link>
    </p>
  )
}
