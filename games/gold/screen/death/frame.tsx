import type { CSSProperties, ReactNode } from 'react'
import { useGold } from '../use-gold.ts'
import './death.css'
import './moves.css'

interface FrameProps {
  /** The step being shown, for its style. */
  readonly beat: string
  readonly title: ReactNode
  readonly about?: ReactNode
  readonly children: ReactNode
}

/** Every step has its words above and its picture below, always in the same places. */
export function Frame({ beat, title, about, children }: FrameProps) {
  const { scene, motion } = useGold()
  const lasts = { '--lasts': `${scene?.lasts ?? 0}ms` } as CSSProperties
  return (
    <div className="death" data-beat={beat} data-still={motion === 0 || undefined} style={lasts}>
      <header>
        <h2>{title}</h2>
        <p>{about}</p>
      </header>
      <div className="death-picture">{children}</div>
    </div>
  )
}
