import { type CSSProperties, lazy, Suspense, useMemo, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Result as Ended } from '#kernel/game'
import { type Seat, seatsOf } from '#kernel/seat'
import { winnersOf } from '#kernel/winners'
import { numbered, oneTo } from '#ui/numbered'
import { Icon } from '#ui/pieces/icon.tsx'
import { Said } from '#ui/pieces/said.tsx'
import { SeatCrest } from '#ui/pieces/seat-crest.tsx'
import { useNameOf } from '#ui/pieces/seat-name.tsx'
import type { Story } from '#ui/story'
import { useTable } from '#ui/table'
import laurels from '~icon/laurels'
import type { Moment } from '../use-moment.ts'
import { Chart } from './chart.tsx'
import { Fairness } from './fairness.tsx'
import { useStillBelow } from './use-still-below.ts'
import './result.css'

const Highlights = lazy(async () => ({ default: (await import('../why/highlights.tsx')).Highlights }))

const RivalName = lazy(async () => ({ default: (await import('./rival-name.tsx')).RivalName }))
const KeepOffer = lazy(async () => ({ default: (await import('../../account/keep-offer.tsx')).KeepOffer }))

interface ResultProps {
  readonly moment: Moment
  readonly close: () => void
}

/** How many coins fall for a winner. */
const COINS = 14

/** How it ended: the winner, why, everybody's points over time and where each came from, and the proof of the dice. */
export function Result({ moment, close }: ResultProps) {
  const { result, names, me, screen, live, motion } = useTable()
  const [t, common] = [useTranslations('play'), useTranslations('common')]
  const format = useFormatter()
  const story = useMemo(() => screen.story?.(live.entries, live.view) ?? null, [screen, live])
  const [list, told] = [useRef<HTMLElement>(null), useRef<HTMLDivElement>(null)]
  useStillBelow(told, list)
  if (result === null) return null
  const seats = seatsOf(names.length).toSorted((a, b) => (result.ranking[a] ?? 0) - (result.ranking[b] ?? 0))
  const winners = winnersOf(result)
  const who = format.list(winners.map(seat => names[seat] ?? ''))
  const isMine = me !== null && winners.includes(me)
  const [first = null, ...others] = winners
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className="result" ref={list} aria-label={t('result')} tabIndex={0} data-mine={isMine || undefined}>
      <header className="winner">
        {isMine && motion > 0 && <Coins />}
        <span className="wreath" aria-hidden="true">
          <Icon of={laurels} />
          {first !== null && others.length === 0 && <SeatCrest seat={first} />}
        </span>
        <div>
          <h2>{isMine ? t(winners.length > 1 ? 'youShared' : 'youWon') : t('wins', { n: winners.length, who })}</h2>
          {first !== null && <p>{pointsText(result.points[first] ?? 0)}</p>}
          {me !== null && !isMine && <p className="winner-me">{placeText(me, result)}</p>}
        </div>
        <button type="button" className="bar-button close" aria-label={t('showTable')} onClick={close}>
          ✕
        </button>
      </header>
      <div className="told" ref={told}>
        {story !== null && (
          <>
            <Why story={story} title={whyTitle()} />
            <div className="panel board">
              <Chart story={story} winner={others.length === 0 ? first : null} watch={moment.go} />
            </div>
          </>
        )}
        <Suspense fallback={null}>
          <Highlights watch={moment.go} />
        </Suspense>
        <Suspense fallback={null}>
          <KeepOffer />
        </Suspense>
      </div>
      <div className="parchment points-from">
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
          <button type="button" className="inked" onClick={close} title={common('close')}>
            {t('showTable')}
          </button>
        </div>
      </div>
    </section>
  )

  function pointsText(n: number) {
    return screen.ended === undefined ? t('story.withPoints', { n }) : <Said saying={screen.ended.has(n)} />
  }
  function placeText(seat: Seat, { ranking, points }: Ended) {
    const n = ranking[seat] ?? 0
    const isTied = ranking.filter(rank => rank === n).length > 1
    return t.rich(isTied ? 'youTied' : 'youCame', { n, has: () => <Counted n={points[seat] ?? 0} /> })
  }
  function whyTitle(): string {
    if (winners.length !== 1) return t('story.whyShared')
    return isMine ? t('story.whyYou') : t('story.why', { who })
  }
}

/** What decided the match: `why` of its story. */
const Why = ({ story, title }: { readonly story: Story; readonly title: string }) => (
  <section className="winner-why parchment">
    <h3>{title}</h3>
    <p>
      {numbered(story.why).map(({ no, it }) => (
        <span key={no}>
          <Said saying={it} />{' '}
        </span>
      ))}
    </p>
  </section>
)

/** Coins that fall for somebody who has won. */
const Coins = () => (
  <span className="falling" aria-hidden="true">
    {oneTo(COINS).map(no => (
      <i key={no} style={{ '--no': no } as CSSProperties} />
    ))}
  </span>
)

/** What a seat has at the end, in points or in what the game counts. */
function Counted({ n }: { readonly n: number }) {
  const { screen } = useTable()
  const t = useTranslations('play')
  return screen.ended === undefined ? t('points', { n }) : <Said saying={screen.ended.has(n)} />
}

interface PlaceProps {
  readonly seat: Seat
  readonly rank: number
  readonly points: number
}

function Place({ seat, rank, points }: PlaceProps) {
  const { me } = useTable()
  const nameOf = useNameOf()
  const t = useTranslations('play')
  return (
    <li data-rank={rank} data-mine={seat === me || undefined}>
      <span className="rank">{t('place', { n: rank })}</span>
      <SeatCrest seat={seat} />
      <b>
        {seat === me ? (
          nameOf(seat)
        ) : (
          <Suspense fallback={nameOf(seat)}>
            <RivalName seat={seat} name={nameOf(seat)} />
          </Suspense>
        )}
      </b>
      <span className="points">
        <Counted n={points} />
      </span>
    </li>
  )
}
