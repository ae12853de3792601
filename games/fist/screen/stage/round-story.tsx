import { Said } from '#ui/pieces/said.tsx'
import { saying } from '../../words/things.ts'
import { auctionsOf } from '../known/auctions.ts'
import { Picture } from '../pieces/picture.tsx'
import { useFist, useSay } from '../use-fist.ts'
import { toldOf } from './told.ts'
import './round-story.css'
import { numbered } from '#ui/numbered'

/** This round in words: what came, what became of it, and what is still to come. */
export function RoundStory() {
  const { view, told } = useFist()
  const say = useSay()
  const unseen = view.unseen.map(card => saying('screen.danger.card', { card: { card } }))
  return (
    <>
      <h3>{say('screen.round.title')}</h3>
      <ol className="round-story">
        {numbered(auctionsOf(told).shown).map(({ no, it: showing }) => (
          <li key={no}>
            <Picture card={showing.character} />
            <p>
              <Said saying={toldOf(showing)} />
            </p>
          </li>
        ))}
      </ol>
      <p>
        {unseen.length === 0 ? (
          say('screen.round.noneUnseen')
        ) : (
          <Said saying={saying('screen.round.unseen', { cards: { all: unseen, joined: 'and' } })} />
        )}
      </p>
    </>
  )
}
