import * as m from 'motion/react-m'
import { markOf } from '#ui/marks'
import type { AttackerSeen } from '../known/lairs.ts'
import { Picture } from '../pieces/picture.tsx'
import './attacker-chip.css'

interface AttackerChipProps {
  readonly attacker: AttackerSeen
  /** Whether it has been there all along, and so does not land. */
  readonly stays?: boolean
}

/** An adventurer on a dragon: whose, which, how strong. Its text is next to it. */
export const AttackerChip = ({
  attacker: { seat, adventurer, strength, hasBlade },
  stays = false,
}: AttackerChipProps) => (
  <m.span
    className="attacker"
    data-seat={seat}
    data-blade={hasBlade || undefined}
    initial={!stays && { opacity: 0, y: 14, scale: 1.3 }}
    animate={{ opacity: 1, y: 0, scale: 1 }}
  >
    <span className="seat-name" data-seat={seat}>
      {markOf(seat)}
    </span>
    <Picture card={adventurer} />
    <b>{strength}</b>
  </m.span>
)
