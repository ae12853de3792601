import { lazy, Suspense, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Table } from '#client/messages'
import { useWide } from '#ui/window'
import { lobby, watchLobby } from '../../house/line.ts'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { hasRoom, seatOf } from '../../house/sitting.ts'
import { SeatSlip } from '../seat-slip.tsx'

const CardOfWeek = lazy(async () => ({ default: (await import('./card-of-week.tsx')).CardOfWeek }))

/** How many slips hang beside the board. */
const MOST = 4

/** Slips for free seats at open tables, updated live. Taking one sits down there. Where there is room, a card hangs below. */
export function FreeSeats({ game }: { readonly game: string | undefined }) {
  const t = useTranslations('board.seats')
  const open = useStore(lobby)
  const isWide = useWide()
  const person = useStore(me)?.id
  useEffect(watchLobby, [])
  const isFree = (table: Table): boolean =>
    table.state === 'gathering' &&
    hasRoom(table) &&
    seatOf(table, person) === null &&
    (game === undefined || table.game === game)
  const free = (open ?? []).filter(isFree).toSorted((a, b) => b.changed - a.changed)
  return (
    <aside className="board-seats" aria-labelledby="free-seats">
      <h2 id="free-seats">{t('title')}</h2>
      {free.slice(0, MOST).map(table => (
        <SeatSlip key={table.id} table={table} heading="h3" />
      ))}
      {open !== null && free.length === 0 && (
        <div className="board-no-seats">
          <p>{t('none')}</p>
          <Link href={game === undefined ? '/new' : `/new/${game}`} className="framed">
            {t('open')}
          </Link>
        </div>
      )}
      {isWide && (
        <Suspense fallback={null}>
          <CardOfWeek game={game} />
        </Suspense>
      )}
    </aside>
  )
}
