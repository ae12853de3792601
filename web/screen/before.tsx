import { useFormatter, useTranslations } from 'use-intl'
import type { Table } from '#client/messages'
import { nameIn } from '#games/workshop/guest'
import type { Crest as CrestShown } from '#protocol/crest'
import { useSeatColours } from '#ui/crests'
import { Crest } from '#ui/pieces/crest.tsx'
import { Icon } from '#ui/pieces/icon.tsx'
import { Mark } from '#ui/pieces/mark.tsx'
import golem from '~icon/robot-golem'
import { useGameTitle } from '../house/games.ts'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'
import { crestsAt, hostOf, notYet } from '../house/sitting.ts'
import { Join } from './join.tsx'
import { placeOf } from './places.ts'
import './before.css'
import './oval.css'

/** Before a match: the code, large, and who sits where. */
export function Before({ table, turned }: { readonly table: Table; readonly turned: number }) {
  const t = useTranslations('screen')
  const making = useTranslations('home.making.variants')
  const { language } = useStore(settings)
  const title = useGameTitle()
  const crests = crestsAt(table)
  useSeatColours(crests)
  return (
    <main className="screen-before">
      <h1>{title(table.game)}</h1>
      {table.variant !== undefined && <p>{making('titled', { name: nameIn({ names: table.variant }, language) })}</p>}
      <Join table={table} />
      <p role="status">{useWaited(table)}</p>
      <ol className="screen-seats" aria-label={t('seats')}>
        {table.seats.map((_, seat) => (
          <SeatBefore
            // biome-ignore lint/suspicious/noArrayIndexKey: the number identifies the seat
            key={seat}
            table={table}
            seat={seat}
            crest={crests[seat] ?? null}
            turned={turned}
          />
        ))}
      </ol>
    </main>
  )
}

/** What the table waits for. */
function useWaited(table: Table): string {
  const t = useTranslations('screen')
  const home = useTranslations('home.table')
  const format = useFormatter()
  const why = notYet(table)
  if (table.state === 'closed') return t('closed')
  if (table.state === 'playing') return home('starting')
  if (why === null) return t('canStart', { host: hostOf(table)?.name ?? home('host') })
  return 'free' in why ? t('freeSeats', { n: why.free }) : t('waitingFor', { names: format.list(why.late) })
}

interface SeatBeforeProps {
  readonly table: Table
  readonly seat: number
  /** Null on a free seat. */
  readonly crest: CrestShown | null
  readonly turned: number
}

function SeatBefore({ table, seat, crest, turned }: SeatBeforeProps) {
  const t = useTranslations('home.table')
  const { sitter, ready } = table.seats[seat] ?? { sitter: null, ready: false }
  const isHost = sitter?.person !== undefined && sitter.person === table.host
  const place = placeOf(seat, table.seats.length, turned)
  return (
    <li className="screen-seat" data-place={place}>
      <div className="awaited-seat board" data-free={sitter === null || undefined}>
        {crest === null ? <Mark seat={seat} /> : <Crest crest={crest} seat={seat} />}
        <b className="seat-name" data-seat={sitter === null ? undefined : seat}>
          {sitter?.name ?? t('free')}
        </b>
        {sitter?.person !== undefined && <small>{isHost ? t('begins') : t(ready ? 'ready' : 'notReady')}</small>}
        {sitter?.bot !== undefined && <Icon of={golem} />}
      </div>
    </li>
  )
}
