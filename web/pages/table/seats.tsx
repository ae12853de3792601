import { useTranslations } from 'use-intl'
import type { Table } from '#client/messages'
import { useSeatColours } from '#ui/crests'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { crestsAt, hasRoom } from '../../house/sitting.ts'
import { BotsOffered, PersonasOffered } from './bots-offered.tsx'
import { SeatRow } from './seat-row.tsx'

interface SeatsProps {
  readonly table: Table
  readonly bots: readonly string[]
  readonly personas: readonly string[]
  readonly isBusy: boolean
  readonly command: (command: object) => Promise<Table | null>
}

/** Who sits where. The host can rearrange it. */
export function Seats({ table, bots, personas, isBusy, command }: SeatsProps) {
  const t = useTranslations('home.table')
  const id = useStore(me)?.id
  const crests = crestsAt(table)
  useSeatColours(crests)
  const isHost = id !== undefined && table.host === id
  const fill = async (): Promise<void> => {
    for (const { sitter } of table.seats) if (sitter === null && (await command({ do: 'addBot' })) === null) return
  }
  return (
    <section className="seats-panel" aria-labelledby="seats">
      <h2 id="seats">{t('seatsHeading')}</h2>
      <ol className="seat-rows">
        {table.seats.map((_, seat) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the number identifies the seat
            key={seat}
            table={table}
            seat={seat}
            crest={crests[seat] ?? null}
            bots={bots}
            personas={personas}
            isHost={isHost}
            isBusy={isBusy}
            command={command}
          />
        ))}
      </ol>
      {isHost && hasRoom(table) && (
        <button type="button" className="framed" disabled={isBusy} onClick={fill}>
          {t('fill')}
        </button>
      )}
      {isHost && bots.length > 1 && table.seats.some(({ sitter }) => sitter?.bot !== undefined) && (
        <details className="bots-known">
          <summary>{t('botsKnown')}</summary>
          <BotsOffered bots={bots} />
          <PersonasOffered personas={personas} />
        </details>
      )}
    </section>
  )
}
