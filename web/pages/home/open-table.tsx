import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Table } from '#client/messages'
import { nameIn } from '#games/workshop/guest'
import { pathToTable } from '../../house/create-table.ts'
import { useGameTitle } from '../../house/games.ts'
import { useStore } from '../../house/observable.ts'
import { usePaceText } from '../../house/pace-text.ts'
import { returning } from '../../house/returning.ts'
import { settings } from '../../house/settings.ts'
import { GamePicture } from './game-picture.tsx'

const ReliabilityOf = lazy(async () => ({
  default: (await import('../../returning/reliability-of.tsx')).ReliabilityOf,
}))

/** An open table, in one line, with how reliable its host is for those who come back. */
export function OpenTable({ table }: { readonly table: Table }) {
  const t = useTranslations('home')
  const title = useGameTitle()
  const pace = usePaceText()
  const { language } = useStore(settings)
  const isBack = useStore(returning)
  const { seats, state, game, variant } = table
  const taken = seats.filter(({ sitter }) => sitter !== null).length
  const host = seats.find(({ sitter }) => sitter?.person !== undefined && sitter.person === table.host)?.sitter?.name
  const isFree = state === 'gathering' && taken < seats.length
  return (
    <li className="table-line board">
      <GamePicture game={game} />
      <div className="table-words">
        <strong>{host === undefined ? t('nobodysTable') : t('hostedBy', { name: host })}</strong>
        <span>{title(game)}</span>
        <span className="table-facts">
          <SeatDots table={table} />
          <span>{t('seatsTaken', { taken, seats: seats.length })}</span>
          <span>{pace(table.pace)}</span>
          {isBack && table.host !== null && (
            <Suspense fallback={null}>
              <ReliabilityOf person={table.host} />
            </Suspense>
          )}
          {variant !== undefined && (
            <span>{t('making.variants.titled', { name: nameIn({ names: variant }, language) })}</span>
          )}
        </span>
      </div>
      <Link href={pathToTable(table)} className="framed" aria-describedby={undefined}>
        {isFree ? t('sitDown') : state === 'playing' ? t('watch') : t('look')}
      </Link>
    </li>
  )
}

/** One dot per seat: a person, a bot, or free. */
export function SeatDots({ table: { seats } }: { readonly table: Table }) {
  return (
    <span className="seat-dots" aria-hidden="true">
      {seats.map(({ sitter }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the number identifies the seat
        <i key={seat} data-sits={sitter === null ? 'nobody' : sitter.bot === undefined ? 'person' : 'bot'} />
      ))}
    </span>
  )
}
