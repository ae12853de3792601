import { numbered } from '#ui/numbered'
import { CardName } from '#ui/pieces/card-name.tsx'
import { Peek } from '#ui/pieces/peek.tsx'
import type { Back } from '../../cards/index.ts'
import { DeckBack } from '../pieces/deck-back.tsx'
import { Picture } from '../pieces/picture.tsx'
import { useDwarves, useSay } from '../use-dwarves.ts'
import './deck-pile.css'

/** One of the two decks: how many cards are left. A tap shows the discards. */
export function DeckPile({ deck }: { readonly deck: Back }) {
  const { size, discards } = useDwarves().view.decks[deck]
  const say = useSay()
  const counted = say(`screen.decks.${deck}`, { n: size })
  const thrown = say('screen.decks.discards', { n: discards.length })
  const newest = discards.toReversed()
  const [last] = newest
  return (
    <div
      className="deck-pile"
      data-deck={deck}
      data-place={`${deck} deck`}
      data-hint={say(deck === 'creature' ? 'stage.hints.creatureDeck' : 'stage.hints.otherDeck')}
    >
      <Peek
        label={`${counted}. ${thrown}`}
        className="deck-button"
        button={
          <>
            <span className="deck-cards" aria-hidden="true">
              <DeckBack back={deck} />
              <b>{size}</b>
            </span>
            <span className="deck-discards" aria-hidden="true" data-none={last === undefined || undefined}>
              {last !== undefined && <Picture card={last} />}
            </span>
          </>
        }
      >
        <h3>{counted}</h3>
        <p>{say(discards.length === 0 ? 'screen.decks.empty' : 'screen.decks.pile')}</p>
        <ul className="discarded">
          {numbered(newest).map(({ no, it }) => (
            <li key={no}>
              <Picture card={it} />
              <CardName card={it} text={say('screen.card', { card: { card: it } })} />
            </li>
          ))}
        </ul>
      </Peek>
    </div>
  )
}
