import { Icon } from '#ui/pieces/icon.tsx'
import { useBench } from '../bench-context.ts'
import { inserted } from '../model/editing.ts'
import { useCarrying } from '../steps/carrying.ts'
import { Peg, Socket } from '../steps/peg.tsx'
import type { Offered } from './offered.ts'

interface ShelfPieceProps {
  readonly offered: Offered
  /** Nothing on the card gives what it needs. */
  readonly isLacking: boolean
  readonly lack: () => void
}

/** A piece on the shelf: a tap adds it, and it can be carried to any place of the card. */
export function ShelfPiece({ offered, isLacking, lack }: ShelfPieceProps) {
  const { add, draft } = useBench()
  const { label, icon, piece, gives, needs, key } = offered
  const { onPointerDown, wasCarried } = useCarrying(label, spot => inserted(draft.facts, spot, piece))
  const press = (): void => {
    if (wasCarried()) return
    if (isLacking) lack()
    else add(piece)
  }
  return (
    <button
      type="button"
      className="shelf-piece"
      data-piece={key}
      data-lacking={isLacking || undefined}
      onPointerDown={onPointerDown}
      onClick={press}
    >
      {needs !== null && <Socket choice={needs} />}
      {icon !== undefined && (
        <span className="piece-icon" aria-hidden="true">
          <Icon of={icon} />
        </span>
      )}
      <span className="shelf-name">{label}</span>
      {gives !== null && <Peg choice={gives} />}
    </button>
  )
}
