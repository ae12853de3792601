import { useFormatter, useTranslations } from 'use-intl'
import type { Seat } from '#kernel/seat'
import { Said } from '#ui/pieces/said.tsx'
import { SeatName } from '#ui/pieces/seat-name.tsx'
import { useSending } from '#ui/sending'
import { useTable } from '#ui/table'
import { useUnheard } from './time/use-bell.ts'
import type { Moment } from './use-moment.ts'
import { useVenue } from './venue.ts'
import { othersAwaited, type StatusKind, statusKindOf } from './waiting-for.ts'

/** The current state of affairs for the viewer. */
export function useStatusKind(): StatusKind {
  const { question, viewer, waiting, names, result, isLive, isHeld } = useTable()
  const isSending = useSending()
  const isUnheard = useUnheard()
  return statusKindOf({
    isLive,
    isOver: result !== null,
    isHeld,
    isUnheard,
    minded: viewer === 'table' ? null : (waiting?.minded[viewer] ?? null),
    isAsked: question !== null,
    isSending,
    others: othersAwaited(waiting, names.length, viewer),
  })
}

/** Who must do what, always in the same place. */
export function Status({ moment }: { readonly moment: Moment }) {
  const { viewer } = useTable()
  const { Looking } = useVenue()
  const standing = useStatusKind()
  const t = useTranslations('play')
  const looksOn = viewer === 'table' && standing !== 'past' && standing !== 'over'
  return (
    <p className="status" data-standing={standing}>
      {looksOn && Looking === null && <span>{t('looking')} </span>}
      {looksOn && Looking !== null && standing !== 'held' ? (
        <Looking />
      ) : (
        <StatusLine standing={standing} moment={moment} />
      )}
    </p>
  )
}

function StatusLine({ standing, moment }: { readonly standing: StatusKind; readonly moment: Moment }) {
  const { screen, question, view, viewer, waiting, names, introduction } = useTable()
  const t = useTranslations('play')
  const isAlone = introduction.standIns === false
  const others = othersAwaited(waiting, names.length, viewer)
  switch (standing) {
    case 'past':
      return <Past moment={moment} />
    case 'over':
      return <Over />
    case 'held':
      return <span>{t('held')}</span>
    case 'unheard':
      return <strong>{t('unheard')}</strong>
    case 'left':
      return <strong>{t(isAlone ? 'youLeftForGood' : 'youLeft')}</strong>
    case 'minded':
      return <strong>{t(isAlone ? 'youAreAway' : 'youAreMinded')}</strong>
    case 'sending':
      return <span>{t('sending')}</span>
    case 'asked':
      return (
        <>
          {question !== null && viewer !== 'table' && (
            <strong>
              <Said saying={screen.asked(question, view, viewer)} />
            </strong>
          )}{' '}
          {others !== 'sealed' && others.length > 0 && (
            <span className="too" data-many={others.length > 2 || undefined}>
              {t.rich('waitingToo', { who: () => <Names seats={others} /> })}
            </span>
          )}
        </>
      )
    case 'waiting':
      return others === 'sealed' ? null : <span>{t.rich('waitingFor', { who: () => <Names seats={others} /> })}</span>
    case 'sealed':
      return <span>{t('waitingSealed')}</span>
    case 'idle':
      return <span>{t('nobodyAsked')}</span>
  }
}

/** Several names, as a list in the current language. */
export function Names({ seats }: { readonly seats: readonly Seat[] }) {
  const format = useFormatter()
  return format.list(seats.map(seat => <SeatName key={seat} seat={seat} />))
}

function Over() {
  const { result, me } = useTable()
  const t = useTranslations('play')
  const winners = (result?.ranking ?? []).flatMap((rank, seat) => (rank === 1 ? [seat as Seat] : []))
  return (
    <>
      <strong>{t('over')}</strong>{' '}
      {me !== null && winners.includes(me) ? (
        <span>{t(winners.length > 1 ? 'youShared' : 'youWon')}</span>
      ) : (
        winners.length > 0 && <span>{t.rich('won', { n: winners.length, who: () => <Names seats={winners} /> })}</span>
      )}
    </>
  )
}

function Past({ moment: { stops, at, missed } }: { readonly moment: Moment }) {
  const { live, isOver } = useTable()
  const t = useTranslations('play')
  const format = useFormatter()
  const entry = live.entries.find(({ seq }) => seq === at)
  const time = format.dateTime(new Date(entry?.at ?? 0), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    second: '2-digit',
  })
  return (
    <>
      <strong>{t('past', { time })}</strong>{' '}
      <span>
        {live.question !== null
          ? t('pastYourTurn')
          : missed > 0 && !isOver
            ? t('pastNew')
            : t('pastOf', { n: stops.filter(seq => seq <= (at ?? 0)).length, all: stops.length })}
      </span>
    </>
  )
}
