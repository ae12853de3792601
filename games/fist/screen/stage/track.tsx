import { markOf } from '#ui/marks'
import { Peek } from '#ui/pieces/peek.tsx'
import { characters } from '../../cards/characters.ts'
import { auctionsOf, type Showing } from '../known/auctions.ts'
import { Picture } from '../pieces/picture.tsx'
import { Piece } from '../pieces/thing.tsx'
import { useFist, useSay } from '../use-fist.ts'
import { RoundStory } from './round-story.tsx'
import './track.css'
import { numbered, oneTo } from '#ui/numbered'

/** The round's characters: what came, who has it, what is up, and how many are unseen. A tap tells it in words. */
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
          {oneTo(view.unseen.length).map(no => (
            <span key={`unseen ${no}`} className="came" data-unseen>
              ?
            </span>
          ))}
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
      data-up={isUp || undefined}
      data-special={characters[character].kind === 'special' || undefined}
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
