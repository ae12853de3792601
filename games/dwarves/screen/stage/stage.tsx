import { newsOf } from '../known/news.ts'
import { useDwarves, useSay } from '../use-dwarves.ts'
import { Aversions } from './aversions.tsx'
import { BattleBoard } from './battle-board.tsx'
import { DeckPile } from './deck-pile.tsx'
import { NewsBoard } from './news-board.tsx'
import './stage.css'

/** The middle of the table: a battle, or between battles the decks, the last action, and who cannot stand whom. */
export function Stage() {
  const { view, told } = useDwarves()
  const say = useSay()
  const news = newsOf(told)
  const isBattle = view.battle !== null || news?.what.type === 'battlePlayed'
  return (
    <div className="dwarves-stage">
      {isBattle ? (
        <BattleBoard />
      ) : (
        <div className="calm">
          <h2 className="hidden-text">{say('screen.calm')}</h2>
          <DeckPile deck="creature" />
          <NewsBoard news={news} />
          <DeckPile deck="other" />
          <Aversions />
        </div>
      )}
    </div>
  )
}
