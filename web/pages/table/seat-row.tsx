import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Table } from '#client/messages'
import type { Crest as CrestShown } from '#protocol/crest'
import { markOf } from '#ui/marks'
import { Crest } from '#ui/pieces/crest.tsx'
import { Icon } from '#ui/pieces/icon.tsx'
import crown from '~icon/crown'
import { PersonName } from '../../friends/person-name.tsx'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { seatOf } from '../../house/sitting.ts'
import { BotKind } from './bot-kind.tsx'

const ReliabilityOf = lazy(async () => ({
  default: (await import('../../returning/reliability-of.tsx')).ReliabilityOf,
}))

interface SeatRowProps {
  readonly table: Table
  readonly seat: number
  /** Of who sits there. */
  readonly crest: CrestShown | null
  readonly bots: readonly string[]
  readonly personas: readonly string[]
  readonly isHost: boolean
  readonly isBusy: boolean
  readonly command: (command: object) => Promise<Table | null>
}

/** One seat: who sits there, their state, and the available actions. */
export function SeatRow({ table, seat, crest, bots, personas, isHost, isBusy, command }: SeatRowProps) {
  const t = useTranslations('home.table')
  const id = useStore(me)?.id
  const [isSure, setSure] = useState(true)
  const { sitter, ready } = table.seats[seat] ?? { sitter: null, ready: false }
  const isBarred = id !== undefined && table.barred.includes(id)
  const button = (label: string, what: object, text: string = label) => (
    <button
      type="button"
      className="framed"
      aria-label={text === label ? undefined : label}
      title={text === label ? undefined : label}
      disabled={isBusy}
      onClick={() => command(what)}
    >
      {text}
    </button>
  )
  if (sitter === null || crest === null)
    return (
      <li className="seat-row free">
        <span className="mark" aria-hidden="true">
          {markOf(seat)}
        </span>
        <span className="seat-who">
          <span className="seat-free">{t('free')}</span>
        </span>
        <span className="seat-acts">
          {id !== undefined &&
            !isBarred &&
            button(seatOf(table, id) === null ? t('sitHere') : t('moveHere'), { do: 'sit', seat })}
          {isHost && button(t('addBot'), { do: 'addBot', seat })}
        </span>
      </li>
    )
  const { name, person, bot } = sitter
  const isMine = person !== undefined && person === id
  const swap =
    isHost && button(t('swap', { name }), { do: 'swap', seats: [seat, (seat + 1) % table.seats.length] }, '⇅')
  return (
    <li className="seat-row board" data-ready={ready || undefined} data-mine={isMine || undefined}>
      <Crest crest={crest} seat={seat} />
      <span className="seat-who">
        <span className="seat-names">
          <b>
            <PersonName person={person} name={name} />
          </b>
          {isMine && <small className="is-you">{t('isYou')}</small>}
          {person !== undefined && person === table.host && (
            <small className="host">
              <Icon of={crown} /> {t('host')}
            </small>
          )}
        </span>
        {bot === undefined ? (
          <small className={ready ? 'is-ready' : ''}>
            {person === table.host ? t('begins') : ready ? t('ready') : t('notReady')}
            {person !== undefined && !isMine && (
              <Suspense fallback={null}>
                <ReliabilityOf person={person} />
              </Suspense>
            )}
          </small>
        ) : (
          <BotKind
            sitter={sitter}
            seat={seat}
            bots={bots}
            personas={personas}
            isHost={isHost}
            isBusy={isBusy}
            command={command}
          />
        )}
      </span>
      <span className="seat-acts">
        {isSure ? (
          <>
            {swap}
            {isHost && bot !== undefined && button(t('removeBot', { name }), { do: 'removeBot', seat }, '✕')}
            {isHost && person !== undefined && person !== id && (
              <button
                type="button"
                className="framed"
                aria-label={t('kick', { name })}
                title={t('kick', { name })}
                onClick={() => setSure(false)}
              >
                ✕
              </button>
            )}
          </>
        ) : (
          <span className="kick" role="alert">
            <span>{t('kickSure', { name })}</span>
            {button(t('kick', { name }), { do: 'kick', person })}
            <button type="button" className="quiet" onClick={() => setSure(true)}>
              {t('keep')}
            </button>
          </span>
        )}
      </span>
    </li>
  )
}
