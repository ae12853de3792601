import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { type Seat, seatsOf } from '#kernel/seat'
import { crestsIn, useSeatColours } from '#ui/crests'
import { SeatCrest } from '#ui/pieces/seat-crest.tsx'
import { useTable } from '#ui/table'
import { useGameTitle } from '../house/games.ts'
import { LiveRegion } from '../play/calls/live-region.tsx'
import { useCalls } from '../play/calls/use-calls.ts'
import { Presence } from '../play/seat-plate.tsx'
import { useTavernTable } from '../play/sitters.ts'
import { Names, useStatusKind } from '../play/status.tsx'
import { TimeLeft } from '../play/time/time-left.tsx'
import { othersAwaited } from '../play/waiting-for.ts'
import { Fitted } from './fitted.tsx'
import { Join } from './join.tsx'
import { placeOf } from './places.ts'
import { useScreenSettings } from './screen-settings.ts'
import { useSpoken } from './use-spoken.ts'
import './oval.css'
import './reach.css'

/** A running match on a screen that everybody sees: only what all may know, and nothing can be pressed. */
export const BigTable = memo(function BigTable() {
  const { screen, names, introduction } = useTable()
  useSeatColours(crestsIn(introduction))
  const t = useTranslations('play')
  const table = useTavernTable()
  const title = useGameTitle()
  const { Stage = screen.Stage, Foot } = screen.onScreen ?? {}
  const { speaks } = useScreenSettings()
  useCalls()
  useSpoken(speaks)
  return (
    <>
      <main className="screen-main">
        <h1 className="hidden-text">{title(screen.game.id)}</h1>
        <div className="big-table" data-reach={screen.onScreen?.Reach !== undefined || undefined} inert>
          <div className="screen-oval" />
          <header className="screen-status">
            <Telling />
            <screen.Progress />
          </header>
          <section className="screen-stage" aria-label={t('stage')}>
            <Fitted>
              <Stage />
            </Fitted>
          </section>
          <ol className="screen-seats" aria-label={t('players')}>
            {seatsOf(names.length).map(seat => (
              <BigSeat key={seat} seat={seat} />
            ))}
          </ol>
        </div>
      </main>
      <footer className="screen-foot">
        {table !== undefined && <Join table={table} />}
        {Foot !== undefined && (
          <div className="screen-track" inert>
            <Foot />
          </div>
        )}
      </footer>
      <LiveRegion isLow={false} />
    </>
  )
})

/** Whom the table waits for, or who has won. */
function Telling() {
  const { waiting, names, result } = useTable()
  const t = useTranslations('play')
  const own = useTranslations('screen')
  const standing = useStatusKind()
  const others = othersAwaited(waiting, names.length, 'table')
  const winners = (result?.ranking ?? []).flatMap((rank, seat) => (rank === 1 ? [seat as Seat] : []))
  if (standing === 'over')
    return <strong>{t.rich('won', { n: winners.length, who: () => <Names seats={winners} /> })}</strong>
  if (standing === 'sealed') return <span>{t('waitingSealed')}</span>
  if (standing !== 'waiting' || others === 'sealed') return null
  // Who it is can be seen at their plates.
  if (others.length > 2) return <span>{own('waitingForMany', { n: others.length })}</span>
  return <span>{t.rich('waitingFor', { who: () => <Names seats={others} /> })}</span>
}

function BigSeat({ seat }: { readonly seat: Seat }) {
  const { screen, names, waiting, result } = useTable()
  const t = useTranslations('play')
  const { turned } = useScreenSettings()
  const Reach = screen.onScreen?.Reach
  const until = waiting?.until?.[seat] ?? null
  const name = names[seat] ?? ''
  return (
    <li
      className="screen-seat"
      data-place={placeOf(seat, names.length, turned)}
      data-seat={seat}
      data-asked={waiting?.since?.[seat] != null || undefined}
      data-winner={result?.ranking[seat] === 1 || undefined}
    >
      <div className="screen-plate board">
        <SeatCrest seat={seat} />
        <b className="seat-name" data-seat={seat}>
          {name}
        </b>
        <Presence seat={seat} />
        {until !== null && <TimeLeft until={until} label={t('timeLeftOf', { name })} />}
        <span className="screen-badge">
          <screen.Badge seat={seat} />
        </span>
        <screen.Holdings seat={seat} />
      </div>
      {Reach !== undefined && (
        <div className="screen-reach">
          <Reach seat={seat} />
        </div>
      )}
    </li>
  )
}
