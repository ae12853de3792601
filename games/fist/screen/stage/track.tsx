import { markOf } from '#ui/marks'
import { Peek } from '#ui/pieces/peek.tsx'
import { type CharacterId, characterOf, characters } from '../../cards/characters.ts'
import { auctionsOf, type Showing } from '../known/auctions.ts'
import { Picture } from '../pieces/picture.tsx'
import { Piece } from '../pieces/thing.tsx'
import { useFist, useSay } from '../use-fist.ts'
import { RoundStory } from './round-story.tsx'
import './track.css'
import { numbered } from '#ui/numbered'

const boxOrder = Object.keys(characters)
/** Everybody knows which cards are still to come and nobody in which order. Their places here tell nothing. */
const inBoxOrder = (cards: readonly CharacterId[]): readonly CharacterId[] =>
  cards.toSorted((a, b) => boxOrder.indexOf(a) - boxOrder.indexOf(b))

/** The round's characters: what came, who has it, what is up, and what is still to come. A tap tells it in words. */
export function Track() {
  const { view, told } = useFist()
  const say = useSay()
  const { shown } = auctionsOf(told)
  if (shown.length + view.unseen.length === 0) return null
  return (
    <Peek
      label={say('screen.round.title')}
      className="round-track"
      button={
        <span className="cames" aria-hidden="true">
          {numbered(shown).map(({ no, it: showing }) => (
            <Came key={no} showing={showing} isUp={view.auction !== null && no === shown.length} />
          ))}
          {view.unseen.length > 0 && (
            <span className="to-come" data-hint={say('screen.round.toCome')}>
              {numbered(inBoxOrder(view.unseen)).map(({ no, it: character }) => (
                <span
                  key={no}
                  className="came"
                  data-unseen
                  data-card={character}
                  data-special={characterOf(character).kind === 'special' || undefined}
                >
                  <Picture card={character} />
                </span>
              ))}
            </span>
          )}
        </span>
      }
    >
      <RoundStory />
    </Peek>
  )
}

function Came({ showing, isUp }: { readonly showing: Showing; readonly isUp: boolean }) {
  const { character, end, broughtBy } = showing
  const winner = broughtBy ?? (end !== null && 'won' in end ? end.won : null)
  return (
    <span
      className="came"
      data-card={character}
      data-up={isUp || undefined}
      data-special={characterOf(character).kind === 'special' || undefined}
      data-gone={(!isUp && winner === null) || undefined}
    >
      <Picture card={character} />
      {winner !== null && (
        <b className="seat-name" data-seat={winner}>
          {markOf(winner)}
        </b>
      )}
      {end !== null && 'passed' in end && end.passed === 'curse' && <Piece kind="black" />}
    </span>
  )
}
