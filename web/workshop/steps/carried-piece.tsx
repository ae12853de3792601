import { useStore } from '../../house/observable.ts'
import { carried } from './carrying.ts'

/** What is being carried, under the pointer. */
export function CarriedPiece() {
  const it = useStore(carried)
  if (it === null) return null
  return (
    <span
      className="carried-piece"
      data-home={it.isGoingHome || undefined}
      aria-hidden="true"
      style={{ left: it.x, top: it.y }}
    >
      {it.label}
    </span>
  )
}
