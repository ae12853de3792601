import { numbered } from '#ui/numbered'
import { SeatName } from '#ui/pieces/seat-name.tsx'
import { diceText } from '../../words/things.ts'
import type { Throw } from '../known/throws.ts'
import { Die } from '../pieces/dice.tsx'
import { Picture } from '../pieces/picture.tsx'
import { useSay } from '../use-dwarves.ts'
import './reel.css'

interface ReelProps {
  readonly thrown: Throw | null
  /** They are being thrown: the table waits until they lie still. */
  readonly isRolling: boolean
}

/** The last dice, enlarged: all creatures of one seat. Those that tumble have no face yet. */
export function Reel({ thrown, isRolling }: ReelProps) {
  const many = thrown?.fighters.reduce((n, { dice }) => n + dice.length, 0) ?? 0
  return (
    <div className="reel" data-rolling={isRolling || undefined} data-many={many > 8 || undefined}>
      {thrown !== null && (
        <>
          <SeatName seat={thrown.seat} />
          {numbered(thrown.fighters).map(({ no, it }) => (
            <FighterThrow key={`${thrown.seat} ${no}`} fighter={it} />
          ))}
        </>
      )}
    </div>
  )
}

function FighterThrow({ fighter: { kind, dice } }: { readonly fighter: Throw['fighters'][number] }) {
  const say = useSay()
  const faces = dice.map(({ face }) => face)
  const isStill = faces.every(face => face !== null)
  return (
    <span className="reel-dice" data-card={kind}>
      <Picture card={kind} />
      {isStill && (
        <span className="hidden-text">
          {say('screen.battle.fighter', { card: { card: kind }, dice: diceText(faces) })}
        </span>
      )}
      {numbered(dice).map(({ no, it }) => (
        <Die key={no} face={it.face} isFind={it.isFind} isFresh={it.isFresh} place={no} />
      ))}
    </span>
  )
}
