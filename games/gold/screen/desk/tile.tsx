import { useDragging } from '#ui/dragging'
import { markOf } from '#ui/marks'
import { Icon } from '#ui/pieces/icon.tsx'
import hand from '~icon/hand'
import type { Token } from '../../cards/tokens.ts'
import type { Sign } from '../known/signs.ts'
import { TokenPiece } from '../pieces/token-piece.tsx'
import './tile.css'
import './tile-owner.css'

export interface TileProps {
  readonly token: Token
  /** Everything about it in words. */
  readonly label: string
  readonly wanted?: readonly number[]
  readonly waived?: readonly number[]
  /** One's own sign. */
  readonly sign?: Sign
  /** Where it goes in the draft, in a letter or a mark. */
  readonly owner?: { readonly text: string; readonly seat?: number } | null
}
interface TapTileProps extends TileProps {
  /** The digit that does the same as a tap. */
  readonly digit: number
  readonly disabled: boolean
  readonly tap: () => void
  /** It was dragged to whom this finds. */
  readonly drop: (isOver: (place: string) => boolean) => void
}

/** One token of the loot. A tap does what taps are for; it can be dragged to somebody, too. */
export function TapTile({ digit, disabled, tap, drop, ...tile }: TapTileProps) {
  const { wasDragged, onPointerDown } = useDragging(drop)
  return (
    <button
      type="button"
      className="loot-tile"
      data-wanted={wantedIn(tile)}
      data-sign={tile.sign ?? undefined}
      data-seat={tile.owner?.seat}
      data-owned={tile.owner != null || undefined}
      aria-keyshortcuts={digit < 10 ? String(digit) : undefined}
      disabled={disabled}
      onClick={() => wasDragged() || tap()}
    >
      <span className="tile-token draggable" onPointerDown={onPointerDown}>
        <TokenPiece token={tile.token} size="medium" />
      </span>
      <About {...tile} />
    </button>
  )
}

/** The same to look at. */
export const Tile = (tile: TileProps) => (
  <li className="loot-tile" data-wanted={wantedIn(tile)} data-seat={tile.owner?.seat}>
    <span className="tile-token">
      <TokenPiece token={tile.token} size="medium" />
    </span>
    <About {...tile} />
  </li>
)

const wantedIn = ({ wanted = [] }: TileProps): string | undefined =>
  wanted.length === 0 ? undefined : wanted.length === 1 ? 'by-one' : 'contested'

const About = ({ label, wanted = [], waived = [], owner }: TileProps) => (
  <>
    <span className="hidden-text">{label}</span>
    <span className="tile-claims" aria-hidden="true">
      {wanted.length > 0 && <Icon of={hand} />}
      {wanted.map(seat => (
        <span key={seat} className="seat-name" data-seat={seat}>
          {markOf(seat)}
        </span>
      ))}
      {waived.map(seat => (
        <s key={seat}>{markOf(seat)}</s>
      ))}
    </span>
    {owner !== undefined && (
      <span className="tile-owner" data-none={owner === null || undefined} aria-hidden="true">
        {owner?.text ?? '·'}
      </span>
    )}
  </>
)
