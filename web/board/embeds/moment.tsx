import { type CSSProperties, useMemo } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { Replica } from '#client/replica'
import { manifestOf } from '#games/manifests'
import type { Saying } from '#games/saying'
import { type Speaker, speaker } from '#games/speaker'
import { seatsOf } from '#kernel/seat'
import type { Json } from '#kernel/wire'
import type { EmbedAnswer } from '#protocol/board'
import { colourOf, crestsIn } from '#ui/crests'
import { Icon, type IconData } from '#ui/pieces/icon.tsx'
import { SeatCrest } from '#ui/pieces/seat-crest.tsx'
import type { GameScreen } from '#ui/screen'
import { TableContext } from '#ui/table'
import { isLikeOurs, isOurs } from '../../house/editions.ts'
import { screenOf, useGameTitle } from '../../house/games.ts'
import { useLoaded } from '../../house/loaded.ts'
import { useStore } from '../../house/observable.ts'
import { settings } from '../../house/settings.ts'
import { Moving } from '../../moving.tsx'
import { momentsOf } from '../../play/moments.ts'
import { momentTable } from './moment-table.ts'
import { SmallStage } from './small-stage.tsx'
import { useStepping } from './use-stepping.ts'
import './moment.css'

export type MomentTold = Extract<EmbedAnswer, { kind: 'moment' }>

/** A moment of a match: a small live table that steps and plays, and leads to the whole match from there. */
export function Moment({ told }: { readonly told: MomentTold }) {
  const t = useTranslations('board.moment')
  const { header, edition, match, at } = told
  const { language } = useStore(settings)
  const manifest = manifestOf(header.game)
  const isShown = manifest !== null && (isOurs(header.game, edition) || isLikeOurs(header))
  const load = useMemo(() => (isShown ? () => screenOf(header.game) : undefined), [isShown, header.game])
  const screen = useLoaded(load, it => it, null as GameScreen | null)
  const words = useLoaded(manifest?.texts[language], all => speaker(language, all), null as Speaker | null)
  if (!isShown)
    return (
      <p className="embed-link">
        {t('otherEdition')}{' '}
        <Link href={pathTo(match, at)} className="framed">
          {t('whole')}
        </Link>
      </p>
    )
  if (screen === null || words === null) return <div className="moment moment-empty" aria-busy="true" />
  return <SmallTable told={told} screen={screen} speaker={words} />
}

const pathTo = (match: string, at: number | null): string => `/match/${match}${at === null ? '' : `?at=${at}`}`

const drawn = (d: string): IconData => ({ viewBox: '0 0 24 24', body: `<path fill="currentColor" d="${d}"/>` })
const back = drawn('M15.500 4v16L6 12z')
const on = drawn('M8.500 4v16L18 12z')
const playing = drawn('M7 4v16l12-8z')
const paused = drawn('M6 4h4v16H6zM14 4h4v16h-4z')

interface SmallTableProps {
  readonly told: MomentTold
  readonly screen: GameScreen
  readonly speaker: Speaker
}

function SmallTable({ told, screen, speaker: words }: SmallTableProps) {
  const t = useTranslations('board.moment')
  const play = useTranslations('play')
  const format = useFormatter()
  const title = useGameTitle()
  const { names } = told.header
  const live = useMemo(() => {
    const replica = new Replica(screen.game, names.length, told.header.options, told.eyes ?? 'table')
    for (const entry of told.entries) replica.take(entry as unknown as Json)
    return replica
  }, [screen, told, names])
  const stops = useMemo(() => momentsOf(live.entries, screen), [live, screen])
  const { at, step, toggle, isPlaying } = useStepping(stops, told.at)
  const table = useMemo(() => momentTable({ told, live, at, screen, speaker: words }), [told, live, at, screen, words])
  const said = saidAt(live, at, screen, words, names)
  const place = Math.max(1, stops.filter(stop => stop <= at).length)
  const label = t('label', { game: title(told.header.game), names: format.list(names) })
  const crests = crestsIn(told)
  const colours = Object.fromEntries(crests.map((crest, seat) => [`--seat-${seat}`, colourOf(crest.colour)]))
  return (
    <figure className="moment" aria-label={label} style={colours as CSSProperties}>
      <Moving>
        <TableContext value={table}>
          <div className="moment-table" inert>
            <ul className="moment-seats">
              {seatsOf(names.length).map(seat => (
                <li key={seat} data-seat={seat} data-eyes={told.eyes === seat || undefined}>
                  <SeatCrest seat={seat} />
                  <b className="seat-name" data-seat={seat}>
                    <bdi>{names[seat]}</bdi>
                  </b>
                  <span className="moment-badge">
                    <screen.Badge seat={seat} />
                  </span>
                  <div className="moment-holdings">
                    <screen.Holdings seat={seat} />
                  </div>
                </li>
              ))}
            </ul>
            <SmallStage />
          </div>
        </TableContext>
      </Moving>
      <figcaption>
        <div className="moment-keys">
          <button type="button" aria-label={play('stepBack')} disabled={at <= (stops[0] ?? 0)} onClick={() => step(-1)}>
            <Icon of={back} />
          </button>
          <button
            type="button"
            className="moment-play"
            aria-label={isPlaying ? play('pausePlaying') : play('play')}
            onClick={toggle}
          >
            <Icon of={isPlaying ? paused : playing} />
          </button>
          <button
            type="button"
            aria-label={play('stepOn')}
            disabled={at >= (stops.at(-1) ?? 0)}
            onClick={() => step(1)}
          >
            <Icon of={on} />
          </button>
        </div>
        <div className="moment-said">
          <p aria-live={isPlaying ? 'off' : 'polite'}>{said}</p>
          <progress max={stops.length} value={place} aria-label={t('place', { n: place, of: stops.length })} />
          {told.eyes !== null && <small>{t('asSeat', { name: names[told.eyes] ?? '' })}</small>}
        </div>
        <Link href={pathTo(told.match, at >= live.have ? null : at)} className="framed">
          {t('look')}
        </Link>
      </figcaption>
    </figure>
  )
}

/** What happened at this moment, in words. */
function saidAt(live: Replica, at: number, screen: GameScreen, words: Speaker, names: readonly string[]): string {
  const events = live.entries.find(({ seq }) => seq === at)?.events ?? []
  const told = (saying: Saying): string =>
    words
      .sentence(saying, names)
      .map(({ text }) => text)
      .join('')
  return events
    .flatMap(event => {
      const [saying] = screen.logged(event)
      if (saying === undefined) return []
      // A heading has no full stop of its own.
      return screen.isChapter(event) ? `${told(saying)} ·` : told(saying)
    })
    .join(' ')
    .replace(/ ·$/, '')
}
