import type { Seat } from '#kernel/seat'
import { room } from '#ui/room'
import { handOf } from '../known/hand.ts'
import { CardFace } from '../pieces/hand-card.tsx'
import { useDwarves, useSay } from '../use-dwarves.ts'
import '../prompts/hand-row.css'

/** The player's own side while nothing is asked: the hand, for reading. */
export function OwnHand({ seat }: { readonly seat: Seat }) {
  const { view, zoom } = useDwarves()
  const say = useSay()
  const held = handOf(view, seat)
  if (held === null) return null
  if (held.length === 0) return <p>{say('screen.hand.empty')}</p>
  return (
    <ul className="hand-row" {...room('wide-column')} aria-label={say('screen.hand.title')}>
      {held.map(({ card, n }) => (
        <li key={card}>
          <button type="button" className="hand-card" data-card={card} onClick={() => zoom(card)}>
            <span className="hidden-text">{say('screen.hand.held', { card: { card }, n })}</span>
            <CardFace card={card} n={n} />
          </button>
        </li>
      ))}
    </ul>
  )
}
