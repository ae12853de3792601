import type { Seat } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import { ledgerOf, type Noted } from '../../notebook.ts'
import { tokensIn } from '../../words/things.ts'
import { Hoard } from '../pieces/hoard.tsx'
import { useGold, useSay } from '../use-gold.ts'
import { ObjectsHeld } from './objects-held.tsx'
import { Team } from './team.tsx'
import './holdings.css'

/** What everybody can see of a seat: its team, and where the table keeps a ledger what could be counted; one's own hoard. */
export function Holdings({ seat }: { readonly seat: Seat }) {
  const { view, told, viewer, question, result } = useGold()
  const say = useSay()
  const side = view.sides[seat]
  if (side === undefined) return null
  if (side.left) return <p className="gold-holdings">{say('screen.seat.left')}</p>
  // While nothing is asked one's own hoard lies open above.
  const isShown = knows(side.hoard) && (seat !== viewer || question !== null || result !== null)
  // The prompt shows one's own team, larger; after the game nobody goes anywhere.
  const hasTeam = seat !== viewer || (question?.name !== 'attack' && result === null)
  const counted = view.options.display === 'ledger' && !knows(side.hoard) ? ledgerOf(told)[seat] : undefined
  return (
    <div className="gold-holdings">
      {hasTeam && <Team seat={seat} />}
      {side.cards > 0 && seat !== viewer && <ObjectsHeld n={side.cards} />}
      {isShown && <Hoard tokens={peek(side.hoard)} />}
      {counted !== undefined && <Counted noted={counted} />}
    </div>
  )
}

function Counted({ noted: { known, doubt } }: { readonly noted: Noted }) {
  const say = useSay()
  const tokens = tokensIn(known)
  return (
    <span
      className="counted"
      title={
        doubt === 0 ? say('screen.seat.counted', { tokens }) : say('screen.seat.countedDoubt', { tokens, n: doubt })
      }
    >
      <span className="hidden-text">
        {doubt === 0 ? say('screen.seat.counted', { tokens }) : say('screen.seat.countedDoubt', { tokens, n: doubt })}
      </span>
      <span aria-hidden="true">
        <Hoard tokens={known} />
        {doubt > 0 && <b className="doubt">±{doubt}</b>}
      </span>
    </span>
  )
}
