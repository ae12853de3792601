import type { CSSProperties } from 'react'
import { type Crest as CrestShown, personaFaced } from '#protocol/crest'
import { colourOf } from '../crests.ts'
import { useFace } from '../faces.ts'
import { markOf } from '../marks.ts'
import { Icon } from './icon.tsx'
import './crest.css'

interface CrestProps {
  readonly crest: CrestShown
  /** Its mark is beside the face: the log and the board know players by it. */
  readonly seat: number | null
}

/** Somebody's face in a ring of their colour, with the mark of their seat. */
export function Crest({ crest, seat }: CrestProps) {
  const face = useFace(crest.face)
  const mark = seat === null ? '' : markOf(seat)
  return (
    <span
      className="mark crest"
      data-seat={seat ?? undefined}
      data-face={crest.face}
      data-persona={personaFaced(crest.face) ?? undefined}
      style={{ '--own': colourOf(crest.colour) } as CSSProperties}
      aria-hidden="true"
    >
      {face === null ? (
        mark
      ) : (
        <>
          <Icon of={face} />
          {seat !== null && <span className="crest-mark">{mark}</span>}
        </>
      )}
    </span>
  )
}
