import { numbered } from '#ui/numbered'
import { Peek } from '#ui/pieces/peek.tsx'
import { Said } from '#ui/pieces/said.tsx'
import type { ObjectId } from '../../magic/cards.ts'
import { powerAt } from '../../words/powers.ts'
import { saying } from '../../words/things.ts'
import { Picture } from '../pieces/picture.tsx'
import { useGold, useSay } from '../use-gold.ts'
import './own-objects.css'

/** The objects in the player's own hand while something else is asked. A tap says what each does, and when. */
export function OwnObjects({ hand }: { readonly hand: readonly ObjectId[] }) {
  const say = useSay()
  return (
    <Peek
      label={say('screen.hand.objects')}
      className="objects-button"
      button={
        <>
          {numbered(hand).map(({ no, it: card }) => (
            <span key={no} className="object-in-hand">
              <Picture card={card} />
              <span className="object-name">{say('options.card', { card: { card } })}</span>
            </span>
          ))}
          {hand.length > 1 && <b className="objects-more">{hand.length}</b>}
        </>
      }
    >
      <ObjectsTold hand={hand} />
    </Peek>
  )
}

function ObjectsTold({ hand }: { readonly hand: readonly ObjectId[] }) {
  const { view, zoom } = useGold()
  const say = useSay()
  return (
    <ul className="objects-told">
      {numbered(hand).map(({ no, it: card }) => (
        <li key={no}>
          <button type="button" className="own-object" data-card={card} onClick={() => zoom(card)}>
            <Picture card={card} />
            <span>
              <b>{say('options.card', { card: { card } })}</b>
              <small>
                <Said saying={saying('questions.sentences', { sentences: powerAt(view, card) })} plain />
              </small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
