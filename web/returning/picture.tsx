import type { CSSProperties } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { type Seat, seatsOf } from '#kernel/seat'
import { colourOf } from '#ui/crests'
import { Icon } from '#ui/pieces/icon.tsx'
import { SeatCrest } from '#ui/pieces/seat-crest.tsx'
import { TableContext, useTable } from '#ui/table'
import candle from '~icon/candle-light'
import { useGameTitle } from '../house/games.ts'
import { Moving } from '../moving.tsx'
import { GamePicture } from '../pages/home/game-picture.tsx'
import { placeAround } from './places.ts'
import type { TablePicture } from './use-table-picture.ts'
import './picture.css'

interface PictureProps {
  /** Null while it is being loaded: the bare table keeps its place. */
  readonly picture: TablePicture | null
}

/** The table that waits for me, as I would see it there: who sits around it, what they have, and what is up. */
export function Picture({ picture }: PictureProps) {
  const t = useTranslations('returning')
  const format = useFormatter()
  const title = useGameTitle()
  if (picture === null)
    return (
      <div className="back-picture" aria-hidden="true">
        <BareTable />
      </div>
    )
  const { table, crests } = picture
  const me = table.viewer === 'table' ? null : table.viewer
  const others = table.names.filter((_, seat) => seat !== me)
  const colours = Object.fromEntries(crests.map((crest, seat) => [`--seat-${seat}`, colourOf(crest.colour)]))
  const label = t('picture', { game: title(table.screen.game.id), names: format.list(others) })
  return (
    <div className="back-picture" role="img" aria-label={label} style={colours as CSSProperties}>
      <BareTable />
      <Moving>
        <TableContext value={table}>
          <div className="back-around" inert>
            <CardsUp />
            {seatsOf(table.names.length).map(seat => (
              <SeatAround key={seat} seat={seat} me={me} />
            ))}
          </div>
        </TableContext>
      </Moving>
    </div>
  )
}

const BareTable = () => (
  <>
    <i className="back-oval" />
    <i className="back-halo" />
    <Icon of={candle} className="back-candle" />
  </>
)

/** The cards everybody is busy with. */
function CardsUp() {
  const { screen, view, speaker } = useTable()
  const cards = (screen.cardsUp?.(view) ?? []).slice(0, 3)
  if (cards.length === 0)
    return (
      <div className="back-cards">
        <span className="back-card">
          <GamePicture game={screen.game.id} />
        </span>
      </div>
    )
  return (
    <div className="back-cards" data-many={cards.length > 1 || undefined}>
      {cards.map(card => (
        <span key={card} className="back-card">
          <b>{speaker.name(card)}</b>
          <screen.Picture card={card} />
        </span>
      ))}
    </div>
  )
}

function SeatAround({ seat, me }: { readonly seat: Seat; readonly me: Seat | null }) {
  const { names, screen } = useTable()
  const t = useTranslations('home.table')
  const [x, y] = placeAround(seat, me ?? (0 as Seat), names.length)
  const side = x < 40 ? 'left' : x > 60 ? 'right' : undefined
  const style = { '--x': `${x}%`, '--y': `${y}%` } as CSSProperties
  return (
    <div className="back-seat" data-seat={seat} data-mine={seat === me || undefined} data-side={side} style={style}>
      <SeatCrest seat={seat} />
      <span className="back-plate">
        <b className="seat-name" data-seat={seat}>
          <bdi>{seat === me ? t('isYou') : names[seat]}</bdi>
        </b>
        <screen.Badge seat={seat} />
      </span>
      <div className="back-held">
        <screen.Holdings seat={seat} />
      </div>
    </div>
  )
}
