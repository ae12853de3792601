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
  /** A full description in words. */
  readonly label: string
  readonly wanted?: readonly number[]
  readonly waived?: readonly number[]
  /** The player's own sign. */
  readonly sign?: Sign
  /** Its recipient in the draft, as a letter or a mark. */
  readonly owner?: { readonly text: string; readonly seat?: number } | null
}
export interface TapTileProps extends TileProps {
  /** Its digit key. */
  readonly digit: number
  readonly disabled: boolean
  readonly tap: () => void
  /** It was dragged to the place this finds. */
  readonly drop: (isOver: (place: string) => boolean) => void
}

/** One token of the loot. A tap does what taps are currently for; it can also be dragged to a player. */
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
      data-hint={tile.label}
      onClick={() => wasDragged() || tap()}
    >
      <span className="tile-token draggable" onPointerDown={onPointerDown}>
        <TokenPiece token={tile.token} size="medium" />
      </span>
      <About {...tile} />
    </button>
  )
}

/** The same, read-only. */
export const Tile = (tile: TileProps) => (
  <li className="loot-tile" data-wanted={wantedIn(tile)} data-seat={tile.owner?.seat} data-hint={tile.label}>
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
