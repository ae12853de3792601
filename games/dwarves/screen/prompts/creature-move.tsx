import type { Seat } from '#kernel/seat'
import { Primary } from '#ui/pieces/actions.tsx'
import { Said } from '#ui/pieces/said.tsx'
import { Warning } from '#ui/pieces/warning.tsx'
import type { Kind } from '../../cards/kinds.ts'
import { textOf } from '../../words/texts.ts'
import { useSay } from '../use-dwarves.ts'
import { ForecastTold } from './forecast-told.tsx'
import { Told } from './told.tsx'

interface CreatureMoveProps {
  readonly kind: Kind
  readonly seat: Seat
  readonly answer: (answer: unknown) => void
  readonly isSending: boolean
}

/** A creature to play. The table shows whom it would drive off. */
export function CreatureMove({ kind, seat, answer, isSending }: CreatureMoveProps) {
  const say = useSay()
  return (
    <>
      <Told>
        <p className="card-does">
          <Said saying={textOf(kind)} plain />
        </p>
        <ForecastTold kind={kind} seat={seat} />
        <Warning about={{ creature: kind }} />
      </Told>
      <Primary disabled={isSending} onPress={() => answer({ creature: kind })}>
        {say('screen.turn.play', { card: { card: kind } })}
      </Primary>
    </>
  )
}
