import type { ReactNode } from 'react'
import { markOf } from '../marks.ts'
import { useTable } from '../table.ts'
import './scene.css'

/** A picture made of pieces. The text next to it says the same. */
export const Scene = ({ children }: { readonly children: ReactNode }) => (
  <div className="scene" aria-hidden="true">
    {children}
  </div>
)

interface SceneSeatProps {
  readonly seat: number
  /** What it comes to, at the end of the line. */
  readonly sum?: ReactNode
  /** The best of them. */
  readonly isBest?: boolean
  readonly children: ReactNode
}

/** What one player has in a picture. */
export function SceneSeat({ seat, sum, isBest = false, children }: SceneSeatProps) {
  const { names } = useTable()
  return (
    <div className="scene-seat" data-best={isBest || undefined}>
      <b className="seat-name" data-seat={seat}>
        {markOf(seat)} {names[seat]}
      </b>
      <span className="scene-things">{children}</span>
      {sum !== undefined && <b className="scene-sum">{sum}</b>}
    </div>
  )
}

/** Some things, and a word about them if there is one. */
export const SceneLine = ({ says, children }: { readonly says?: string; readonly children: ReactNode }) => (
  <div className="scene-line">
    <span className="scene-things">{children}</span>
    {says !== undefined && <span className="scene-says">{says}</span>}
  </div>
)

/** What is given becomes what is got. */
export const Becomes = () => <span className="scene-becomes">→</span>
