import { useFormatter, useTranslations } from 'use-intl'
import type { Refused, Table } from '#client/messages'
import { useGameTitle } from '../../house/games.ts'
import { useStore } from '../../house/observable.ts'
import { me, someone } from '../../house/person.ts'
import { hasRoom, hostOf, notYet, seatOf } from '../../house/sitting.ts'
import { Refusal } from '../frame/refusal.tsx'
import { PlayAs } from '../people/play-as.tsx'
import { useInviting } from './inviting.ts'
import { SitForm } from './sit-form.tsx'
import type { TableHeld } from './use-table.ts'

interface GatheringBarProps extends Pick<TableHeld, 'isBusy' | 'command' | 'act'> {
  readonly table: Table
  readonly refused: Refused | null
}

/** The main action at a gathering table, and why it is not possible yet. */
export function GatheringBar({ table, isBusy, refused, command, act }: GatheringBarProps) {
  const t = useTranslations('home.table')
  const format = useFormatter()
  const title = useGameTitle()
  const { news, copy, share } = useInviting(
    `/table/${table.id}`,
    t('shareText', { game: title(table.game) }),
    t('copied'),
  )
  const person = useStore(me)
  if (person === undefined) return null
  const seat = seatOf(table, person?.id)
  const isHost = person !== null && table.host === person.id
  const isBarred = person !== null && table.barred.includes(person.id)
  const host = hostOf(table)?.name ?? t('host')
  const why = notYet(table)
  const sit = async (name: string): Promise<void> => {
    if ((await act(() => someone(name))) !== null) await command({ do: 'sit' })
  }
  const said = (): string => {
    if (isBarred) return t('barred')
    if (isHost && why === null) return t('startCan')
    if (isHost && why !== null && 'free' in why) return t('startFree', { n: why.free })
    if (isHost && why !== null && 'late' in why) return t('startLate', { names: format.list(why.late) })
    if (seat !== null) return table.seats[seat]?.ready ? t('youAreReady', { host }) : t('sayReady', { host })
    return hasRoom(table) ? t('standing') : t('full')
  }
  const isReady = seat !== null && table.seats[seat]?.ready === true
  return (
    <>
      <Refusal refused={refused} />
      {person === null && hasRoom(table) ? (
        <SitForm isBusy={isBusy} taken={table.seats.flatMap(({ sitter }) => sitter?.name ?? [])} sit={sit} />
      ) : (
        <>
          <p role="status">{news === '' ? said() : news}</p>
          {seat === null && !isBarred && hasRoom(table) && <PlayAs />}
          {seat === null && !isBarred && hasRoom(table) && (
            <button type="button" className="primary" disabled={isBusy} onClick={() => command({ do: 'sit' })}>
              {t('sitDown')}
            </button>
          )}
          {isHost && seat !== null && hasRoom(table) && (
            <button type="button" className="primary" onClick={share ?? copy}>
              {share === null ? t('copy') : t('share')}
            </button>
          )}
          {isHost && (seat !== null || !hasRoom(table)) && (
            <button
              type="button"
              className={hasRoom(table) ? 'framed' : 'primary'}
              disabled={isBusy || why !== null}
              onClick={() => command({ do: 'start' })}
            >
              {t('start')}
            </button>
          )}
          {seat !== null && !isHost && (
            <button
              type="button"
              className={isReady ? 'framed' : 'primary'}
              disabled={isBusy}
              onClick={() => command(isReady ? { do: 'notReady' } : { do: 'ready', seen: table.version })}
            >
              {isReady ? t('imNotReady') : t('imReady')}
            </button>
          )}
        </>
      )}
    </>
  )
}
