import type { Seat } from '#kernel/seat'
import { numbered } from '#ui/numbered'
import { SeatName } from '#ui/pieces/seat-name.tsx'
import type { Kind } from '../../cards/creatures.ts'
import { isHater } from '../../cards/creatures.ts'
import { isThird, victimsOf } from '../../rules/aversion.ts'
import { whoseObject } from '../../words/things.ts'
import { GroupToken } from '../pieces/group.tsx'
import { useDwarves, useSay } from '../use-dwarves.ts'
import './victims.css'

/** R4.2, R4.3: everyone a creature would drive off, shown before it is played. The player's own stand out. */
export function Victims({ kind, seat }: { readonly kind: Kind; readonly seat: Seat }) {
  const { view } = useDwarves()
  const say = useSay()
  if (!isHater(kind)) return null
  const third = isThird(view, kind)
  const victims = victimsOf(view, seat, kind).toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat))
  if (victims.length === 0)
    return <p className="drives-nobody">{say(third ? 'screen.turn.thirdNobody' : 'screen.turn.drivesOffNobody')}</p>
  return (
    <div className="victims">
      {third && <b className="third-badge">{say('screen.turn.third')}</b>}
      <span>{say('screen.turn.drivesOff')}</span>
      <ul>
        {numbered(victims).map(({ no, it }) => (
          <li key={no} data-own={it.seat === seat || undefined}>
            <span className="hidden-text">{say('screen.news.goneOne', { whose: whoseObject(it) })}</span>
            <span aria-hidden="true">
              <SeatName seat={it.seat} />
            </span>
            <GroupToken group={{ kind: it.kind, count: it.count, ability: it.ability }} />
          </li>
        ))}
      </ul>
    </div>
  )
}
