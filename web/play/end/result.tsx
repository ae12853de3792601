import { useFormatter, useTranslations } from 'use-intl'
import { type Seat, seatsOf } from '#kernel/seat'
import { Icon } from '#ui/pieces/icon.tsx'
import { Mark } from '#ui/pieces/mark.tsx'
import { Said } from '#ui/pieces/said.tsx'
import { useNameOf } from '#ui/pieces/seat-name.tsx'
import { useTable } from '#ui/table'
import laurels from '~icon/laurels'
import type { Moment } from '../use-moment.ts'
import { Fairness } from './fairness.tsx'
import './result.css'

interface ResultProps {
  readonly moment: Moment
  readonly close: () => void
}

/** How it ended: ranking, every point explained, and the proof of the dice. */
export function Result({ moment, close }: ResultProps) {
  const { result, names, me, screen } = useTable()
  const [t, common] = [useTranslations('play'), useTranslations('common')]
  const format = useFormatter()
  if (result === null) return null
  const seats = seatsOf(names.length).toSorted((a, b) => (result.ranking[a] ?? 0) - (result.ranking[b] ?? 0))
  const winners = seats.filter(seat => result.ranking[seat] === 1)
  const who = format.list(winners.map(seat => names[seat] ?? ''))
  const isMine = me !== null && winners.includes(me)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className="result parchment" aria-label={t('result')} tabIndex={0}>
      <button type="button" className="bar-button close" aria-label={t('showTable')} onClick={close}>
        ✕
      </button>
      <header>
        <Icon of={laurels} />
        <h2>{isMine ? t(winners.length > 1 ? 'youShared' : 'youWon') : t('wins', { n: winners.length, who })}</h2>
      </header>
      <ol className="ranking">
        {seats.map(seat => (
          <Place key={seat} seat={seat} rank={result.ranking[seat] ?? 0} points={result.points[seat] ?? 0} />
        ))}
      </ol>
      <section className="explained">
        <h3>{screen.ended === undefined ? t('explained') : <Said saying={screen.ended.from} />}</h3>
        <screen.Explained />
      </section>
      <Fairness />
      <div className="result-actions">
        <button type="button" className="inked" onClick={() => moment.go(moment.stops[0] ?? 0)}>
          {t('lookBack')}
        </button>
        <button type="button" className="inked" onClick={close} title={common('close')}>
          {t('showTable')}
        </button>
      </div>
    </section>
  )
}

interface PlaceProps {
  readonly seat: Seat
  readonly rank: number
  readonly points: number
}

function Place({ seat, rank, points }: PlaceProps) {
  const { me, screen } = useTable()
  const nameOf = useNameOf()
  const t = useTranslations('play')
  return (
    <li data-rank={rank} data-mine={seat === me || undefined}>
      <span className="rank">{t('place', { n: rank })}</span>
      <Mark seat={seat} />
      <b>{nameOf(seat)}</b>
      <span className="points">
        {screen.ended === undefined ? t('points', { n: points }) : <Said saying={screen.ended.has(points)} />}
      </span>
    </li>
  )
}
