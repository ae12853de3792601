import { numbered } from '#ui/numbered'
import { CardName } from '#ui/pieces/card-name.tsx'
import { Peek } from '#ui/pieces/peek.tsx'
import type { Back, CardId } from '../../cards/index.ts'
import { DeckBack } from '../pieces/deck-back.tsx'
import { Picture } from '../pieces/picture.tsx'
import { useDwarves, useSay } from '../use-dwarves.ts'
import './deck-pile.css'

/** How many kinds of discards fit beside a deck. */
const MOST = 8

/** Each card once, with its number. */
const kindsIn = (cards: readonly CardId[]): readonly { readonly card: CardId; readonly n: number }[] =>
  [...new Set(cards)].map(card => ({ card, n: cards.filter(other => other === card).length }))

/** One of the two decks: how many cards are left, and what has been discarded. A tap shows it by name. */
export function DeckPile({ deck }: { readonly deck: Back }) {
  const { size, discards } = useDwarves().view.decks[deck]
  const say = useSay()
  const counted = say(`screen.decks.${deck}`, { n: size })
  const thrown = say('screen.decks.discards', { n: discards.length })
  const hint = say(deck === 'creature' ? 'stage.hints.creatureDeck' : 'stage.hints.otherDeck')
  const newest = discards.toReversed()
  const held = kindsIn(newest)
  const [last] = newest
  return (
    <div className="deck-pile" data-deck={deck} data-place={`${deck} deck`} data-hint={hint}>
      <Peek
        label={`${counted}. ${thrown}`}
        hint={hint}
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
      {held.length > 0 && (
        <ul className="deck-holds" aria-hidden="true">
          {held.slice(0, MOST).map(({ card, n }) => (
            <li key={card} data-card={card}>
              <Picture card={card} />
              {n > 1 && <b>{n}</b>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
