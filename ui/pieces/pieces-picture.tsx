import type { ReactNode } from 'react'
import { markOf } from '../marks.ts'
import { useTable } from '../table.ts'
import './pieces-picture.css'

/** A picture made of pieces. The text next to it says the same. */
export const PiecesPicture = ({ children }: { readonly children: ReactNode }) => (
  <div className="pieces-picture" aria-hidden="true">
    {children}
  </div>
)

interface PictureSeatProps {
  readonly seat: number
  /** What it comes to, at the end of the line. */
  readonly sum?: ReactNode
  /** The best of them. */
  readonly isBest?: boolean
  readonly children: ReactNode
}

/** What one player has in a picture. */
export function PictureSeat({ seat, sum, isBest = false, children }: PictureSeatProps) {
  const { names } = useTable()
  return (
    <div className="picture-seat" data-best={isBest || undefined}>
      <b className="seat-name" data-seat={seat}>
        {markOf(seat)} {names[seat]}
      </b>
      <span className="picture-things">{children}</span>
      {sum !== undefined && <b className="picture-sum">{sum}</b>}
    </div>
  )
}

/** Some things, and a word about them if there is one. */
export const PictureLine = ({ says, children }: { readonly says?: string; readonly children: ReactNode }) => (
  <div className="picture-line">
    <span className="picture-things">{children}</span>
    {says !== undefined && <span className="picture-says">{says}</span>}
  </div>
)

/** What is given becomes what is got. */
export const Becomes = () => <span className="picture-becomes">→</span>
