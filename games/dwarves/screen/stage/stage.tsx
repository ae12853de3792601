import { useRest } from '#ui/later.tsx'
import { newsOf } from '../known/news.ts'
import { HandsOut } from '../parts-later.ts'
import { usePicked } from '../picked.ts'
import { useDwarves, useSay } from '../use-dwarves.ts'
import { Aversions } from './aversions.tsx'
import { BattleBoard } from './battle-board.tsx'
import { DeckPile } from './deck-pile.tsx'
import { ForecastBoard } from './forecast-board.tsx'
import { NewsBoard } from './news-board.tsx'
import './stage.css'

/** The middle of the table: a battle, or between battles the decks, the last action, and who cannot stand whom. */
export function Stage() {
  useRest()
  return (
    <div className="dwarves-stage">
      <Middle />
    </div>
  )
}

function Middle() {
  const { view, viewer, told, scene } = useDwarves()
  const say = useSay()
  const picked = usePicked()
  const news = newsOf(told)
  if (scene?.name === 'hands' || scene?.name === 'starter') return <HandsOut scene={scene} />
  if (view.battle !== null || (news?.what.type === 'battlePlayed' && picked === null)) return <BattleBoard />
  return (
    <div className="calm">
      <h2 className="hidden-text">{say('screen.calm')}</h2>
      <DeckPile deck="creature" />
      {picked === null || viewer === 'table' ? (
        <NewsBoard news={news} />
      ) : (
        <ForecastBoard kind={picked} seat={viewer} />
      )}
      <DeckPile deck="other" />
      <Aversions />
    </div>
  )
}
