import { numbered, oneTo } from '#ui/numbered'
import type { LairSeen } from '../known/lairs.ts'
import './meter.css'

/** A dragon's strength as cells, filled by its attackers in order. What would be added is striped. */
export function Meter({ lair, added }: { readonly lair: LairSeen; readonly added: number }) {
  const filled = lair.attackers.flatMap(({ seat, strength }) => Array<number>(strength).fill(seat))
  const left = Math.max(0, lair.strength - filled.length)
  return (
    <div className="lair-meter" aria-hidden="true">
      {numbered(filled.slice(0, lair.strength)).map(({ no, it: seat }) => (
        <i key={no} data-seat={seat} />
      ))}
      {oneTo(left).map(no => (
        <i key={`left ${no}`} data-added={no <= added || undefined} />
      ))}
    </div>
  )
}
