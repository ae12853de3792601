import { of, type Seat } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import { Said } from '#ui/pieces/said.tsx'
import { room } from '#ui/room'
import { size } from '../../cards/tokens.ts'
import { objectIn } from '../../magic/moves.ts'
import type { State } from '../../types.ts'
import { saying } from '../../words/things.ts'
import { fixedWorth } from '../known/worth.ts'
import { Hoard } from '../pieces/hoard.tsx'
import { Picture } from '../pieces/picture.tsx'
import { useGold, useSay } from '../use-gold.ts'
import './own-hand.css'
import { numbered } from '#ui/numbered'

/**
 * The player's own side while nothing is asked: the hoard behind the screen, the objects in hand, and what was sealed.
 */
export function OwnHand({ seat }: { readonly seat: Seat }) {
  const { view, zoom } = useGold()
  const say = useSay()
  const side = view.sides[seat]
  if (side === undefined || side.left) return null
  const hand = knows(side.hand) ? peek(side.hand) : []
  return (
    <div className="gold-hand" {...room('spare-buttons')}>
      <OwnHoard seat={seat} />
      {hand.length > 0 && (
        <ul className="own-objects" aria-label={say('screen.hand.objects')}>
          {numbered(hand).map(({ no, it: card }) => (
            <li key={no}>
              <button type="button" className="own-object" data-card={card} onClick={() => zoom(card)}>
                <Picture card={card} />
                <span>{say('options.card', { card: { card } })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <LaidDown view={view} seat={seat} />
    </div>
  )
}

/** The hoard behind the player's own screen, and how much of it is certain. */
export function OwnHoard({ seat }: { readonly seat: Seat }) {
  const { view } = useGold()
  const say = useSay()
  const { hoard } = of(view.sides, seat)
  if (!knows(hoard)) return null
  const own = peek(hoard)
  return (
    <section className="own-hoard" aria-label={say('screen.hand.hoard')}>
      <Hoard tokens={own} size="medium" empty={say('screen.hand.nothing')} isExplained />
      {size(own) > 0 && <p>{say('screen.hand.worth', { points: fixedWorth(own, view) })}</p>}
    </section>
  )
}

/** In a window: what the player has done. Nobody else is told until it closes. */
function LaidDown({ view: { stage }, seat }: { readonly view: State; readonly seat: Seat }) {
  if (stage?.at !== 'window') return null
  const own = stage.sealed[seat]
  const laid = own !== undefined && knows(own) ? peek(own) : null
  if (laid === null) return null
  const [object = null] = Object.keys(laid).map(objectIn)
  return (
    <p className="laid-down">
      {object !== null ? (
        <Said saying={saying('screen.hand.sealed', { card: { card: object } })} />
      ) : (
        <Said saying={saying('call' in laid ? 'screen.hand.called' : 'screen.hand.passed')} />
      )}
    </p>
  )
}
