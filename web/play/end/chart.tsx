import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { type Seat, seatsOf } from '#kernel/seat'
import { markOf } from '#ui/marks'
import { numbered } from '#ui/numbered'
import { Said } from '#ui/pieces/said.tsx'
import { useNameOf } from '#ui/pieces/seat-name.tsx'
import { type Story, type StoryStep, turningPoint } from '#ui/story'
import { useTable } from '#ui/table'
import './chart.css'

interface ChartProps {
  readonly story: Story
  readonly winner: Seat | null
  /** Opens the replay at this entry. */
  readonly watch: (seq: number) => void
}

/** More steps than this have no room for their pictures on a phone. */
const MANY = 9
/** How far apart lines at the same height are drawn, in percent. */
const APART = 1.6

/** Everybody's points over time. Every step can be watched; the seal is the turning point. */
export function Chart({ story, winner, watch }: ChartProps) {
  const { names, screen, viewer } = useTable()
  const nameOf = useNameOf()
  const t = useTranslations('play')
  const seats = seatsOf(names.length)
  const most = Math.max(1, ...story.steps.map(({ total }) => total))
  const least = Math.min(0, ...story.steps.map(({ total }) => total))
  const x = (at: number): number => (100 * at) / Math.max(1, story.length)
  const y = (total: number, seat: Seat): number =>
    94 - (88 * (total - least)) / (most - least) - (seat - (names.length - 1) / 2) * APART * (names.length > 1 ? 1 : 0)
  const turning = winner === null ? null : turningPoint(story.steps, winner, names.length)
  return (
    <figure className="story-chart" data-many={story.steps.length > MANY || undefined}>
      <figcaption>
        <Said saying={story.title} />
      </figcaption>
      <div className="chart-field">
        {numbered(story.parts).map(({ no, it }) => (
          <span key={no} className="chart-part" style={{ left: `${x(it.at)}%` }}>
            <Said saying={it.name} plain />
          </span>
        ))}
        {turning !== null && (
          <span
            className="chart-turning"
            data-early={x(turning.at) < 40 || undefined}
            style={{ left: `${x(turning.at)}%` }}
          >
            <b>{t('story.turning')}</b>
          </span>
        )}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {seats.map(seat => (
            <path
              key={seat}
              className="chart-line seat-name"
              data-seat={seat}
              data-mine={seat === viewer || undefined}
              d={lineOf(story, seat, x, y)}
            />
          ))}
        </svg>
        {numbered(story.steps).map(({ no, it }) => (
          <button
            key={no}
            type="button"
            className="chart-step seat-name"
            data-seat={it.seat}
            data-turning={it === turning || undefined}
            data-card={it.card ?? undefined}
            style={{ left: `${x(it.at)}%`, top: `${y(it.total, it.seat)}%` } as CSSProperties}
            aria-label={t('story.watchFrom', { who: nameOf(it.seat), n: String(it.total) })}
            onClick={() => watch(it.seq)}
          >
            {it.card === null ? markOf(it.seat) : <screen.Picture card={it.card} />}
          </button>
        ))}
      </div>
      <Ends story={story} y={y} />
    </figure>
  )
}

/** From step to step: level, then up or down. */
function lineOf(
  { steps, length }: Story,
  seat: Seat,
  x: (at: number) => number,
  y: (total: number, seat: Seat) => number,
): string {
  const own = steps.filter(step => step.seat === seat)
  const moves = own.map(({ at, total }) => `H${x(at)}V${y(total, seat)}`)
  return `M0 ${y(0, seat)}${moves.join('')}H${x(length)}`
}

/** Who ended where, beside the lines; equals one below the other. */
function Ends({ story, y }: { readonly story: Story; readonly y: (total: number, seat: Seat) => number }) {
  const { names } = useTable()
  const nameOf = useNameOf()
  const totalOf = (seat: Seat): number => story.steps.findLast((step: StoryStep) => step.seat === seat)?.total ?? 0
  const seats = seatsOf(names.length).toSorted((a, b) => totalOf(b) - totalOf(a))
  const places = spread(seats.map(seat => y(totalOf(seat), seat)))
  return (
    <ul className="chart-ends" aria-hidden="true">
      {seats.map((seat, i) => (
        <li key={seat} className="seat-name" data-seat={seat} style={{ top: `${places[i]}%` }}>
          {markOf(seat)} <span>{nameOf(seat)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Names keep this distance, in percent, and end above this. */
const [LINE, LOWEST] = [14, 96]

/** Moves places that are too close apart, from the top down and then from the bottom up. */
function spread(places: readonly number[]): readonly number[] {
  const all = [...places]
  for (let i = 1; i < all.length; i++) all[i] = Math.max((all[i - 1] ?? 0) + LINE, all[i] ?? 0)
  for (let i = all.length - 1; i >= 0; i--) all[i] = Math.min((all[i + 1] ?? LOWEST + LINE) - LINE, all[i] ?? 0)
  return all
}
