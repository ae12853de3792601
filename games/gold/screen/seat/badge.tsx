import type { Seat } from '#kernel/seat'
import { Icon } from '#ui/pieces/icon.tsx'
import { room } from '#ui/room'
import crossedSwords from '~icon/crossed-swords'
import { useGold, useSay } from '../use-gold.ts'
import { ObjectsHeld } from './objects-held.tsx'
import './badge.css'

/** Next to a name: whose turn it is, who is in the party at a slain dragon, and how many objects are held. */
export function Badge({ seat }: { readonly seat: Seat }) {
  const { view, viewer, question } = useGold()
  const say = useSay()
  const side = view.sides[seat]
  if (side === undefined || side.left) return null
  const isOfParty = view.kill?.party.includes(seat) === true
  const hasTurn = view.result === null && view.turn === seat
  return (
    <span
      className="gold-badge"
      data-own={seat === viewer || undefined}
      data-asked={question !== null || undefined}
      {...room(isOfParty || hasTurn ? 'sign-by-name' : 'by-name')}
    >
      {side.cards > 0 && seat !== viewer && <ObjectsHeld n={side.cards} />}
      {isOfParty && (
        <span
          className="of-party"
          role="img"
          aria-label={say('screen.seat.party')}
          data-hint={say('screen.seat.party')}
        >
          <Icon of={crossedSwords} />
        </span>
      )}
      {hasTurn && (
        <span className="has-turn" role="img" aria-label={say('screen.seat.turn')} data-hint={say('screen.seat.turn')}>
          ▶
        </span>
      )}
    </span>
  )
}
