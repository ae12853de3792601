import { type IsOver, useDragging } from '#ui/dragging'
import type { Token } from '../../cards/tokens.ts'
import type { Tag } from '../known/wants.ts'
import { TokenPiece } from '../pieces/token-piece.tsx'
import { useSay } from '../use-gold.ts'

interface StallProps {
  readonly token: Token
  readonly label: string
  /** How many of the player's own are left, or how many are asked for. */
  readonly n: number
  readonly tag: Tag
  readonly digit: number
  readonly disabled: boolean
  readonly add: () => void
  /** It was dragged to the place this finds. */
  readonly drop: (isOver: IsOver) => void
}

/** One kind of token. A tap adds one. */
export function Stall({ token, label, n, tag, digit, disabled, add, drop }: StallProps) {
  const say = useSay()
  const { wasDragged, onPointerDown } = useDragging(drop)
  return (
    <button
      type="button"
      className="stall"
      data-tag={tag ?? undefined}
      aria-keyshortcuts={String(digit)}
      disabled={disabled}
      onClick={() => wasDragged() || add()}
    >
      <span className="hidden-text">{label}</span>
      <span className="draggable" onPointerDown={onPointerDown}>
        <TokenPiece token={token} size="medium" />
      </span>
      {n > 0 && <b aria-hidden="true">{n}</b>}
      <small>{tag === null ? '' : say(`screen.market.tags.${tag}`)}</small>
    </button>
  )
}
