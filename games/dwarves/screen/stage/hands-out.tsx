import { seatsOf } from '#kernel/seat'
import { Icon } from '#ui/pieces/icon.tsx'
import { SeatName } from '#ui/pieces/seat-name.tsx'
import type { SceneSeen } from '#ui/scenes'
import type { DwarvesEvent } from '../../events.ts'
import { dirtIcons } from '../pieces/dirt-icons.ts'
import { useDwarves, useSay } from '../use-dwarves.ts'
import './hands-out.css'

/** R1.5: everybody's hands, held out one after another. Then who begins. */
export function HandsOut({ scene: { name, step, showing } }: { readonly scene: SceneSeen<DwarvesEvent> }) {
  const { view, told } = useDwarves()
  const say = useSay()
  const compared = [...told, ...showing].findLast(it => it.type === 'dirtCompared')
  if (compared?.type !== 'dirtCompared') return null
  const shown = name === 'hands' ? step : compared.dirt.length
  return (
    <section className="hands-out">
      <h2>{say('stage.hands')}</h2>
      <ol>
        {seatsOf(view.sides.length).map(seat => {
          const dirt = seat < shown ? compared.dirt[seat] : undefined
          return (
            <li key={seat} data-first={(name === 'starter' && seat === view.turn) || undefined}>
              <SeatName seat={seat} />
              <span className="held-out" data-out={dirt !== undefined || undefined}>
                {dirt !== undefined && <Icon of={dirtIcons[dirt]} />}
              </span>
              <span>{dirt === undefined ? '…' : say(`screen.dirt.${dirt}`)}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
