import type { Seat } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import { room } from '#ui/room'
import { ledgerOf } from '../../notebook.ts'
import { Hoard } from '../pieces/hoard.tsx'
import { useGold, useSay } from '../use-gold.ts'
import { Counted } from './counted.tsx'
import { ObjectsHeld } from './objects-held.tsx'
import { OwnObjects } from './own-objects.tsx'
import { Team } from './team.tsx'
import './holdings.css'

/**
 * What is public about a seat: its team and, if the table keeps a ledger, what could be counted; for the viewer, their
 * own hoard.
 */
export function Holdings({ seat }: { readonly seat: Seat }) {
  const { view, told, viewer, question, result } = useGold()
  const say = useSay()
  const side = view.sides[seat]
  if (side === undefined) return null
  if (side.left)
    return (
      <p className="gold-holdings" data-own={seat === viewer || undefined}>
        {say('screen.seat.left')}
      </p>
    )
  // While nothing is asked, the viewer's own hoard is open above.
  const isShown = knows(side.hoard) && (seat !== viewer || question !== null || result !== null)
  // The prompt shows the player's own team larger. After the game nobody goes anywhere.
  const hasTeam = seat !== viewer || (question?.name !== 'attack' && result === null)
  const counted = view.options.display === 'ledger' && !knows(side.hoard) ? ledgerOf(told)[seat] : undefined
  const isOwn = seat === viewer
  const ownObjects = isOwn && question !== null && knows(side.hand) ? peek(side.hand) : []
  return (
    <div
      className="gold-holdings"
      data-own={isOwn || undefined}
      data-asked={question !== null || undefined}
      {...room(ownObjects.length > 0 && 'short-name')}
    >
      {hasTeam && <Team seat={seat} />}
      {side.cards > 0 && seat !== viewer && <ObjectsHeld n={side.cards} />}
      {ownObjects.length > 0 && <OwnObjects hand={ownObjects} />}
      {isShown && <Hoard tokens={peek(side.hoard)} empty={say('screen.hand.nothing')} isExplained={isOwn} />}
      {counted !== undefined && <Counted noted={counted} />}
    </div>
  )
}
