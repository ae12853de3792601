import { useSceneEnds } from '#ui/late-press'
import { useRest } from '#ui/later.tsx'
import { Said } from '#ui/pieces/said.tsx'
import { size } from '../../cards/tokens.ts'
import { saying, tokensIn } from '../../words/things.ts'
import { isLying } from '../known/death.ts'
import { isShared } from '../known/sharing.ts'
import { Death, KillStage, MarketStage } from '../parts-later.ts'
import { useGold } from '../use-gold.ts'
import { News } from './news.tsx'
import { Row } from './row.tsx'
import { Shares } from './shares.tsx'
import './stage.css'

/** The middle of the table: the row of dragons, the loot while it is shared, or the Market. */
export function Stage() {
  const { view, scene } = useGold()
  useRest()
  useSceneEnds()
  if (scene?.name === 'blow' || isLying(view)) return <Death />
  if (view.market !== null) return <MarketStage />
  if (isShared(view)) return <KillStage />
  return (
    <div className="gold-stage">
      <div className="gold-table">
        <News />
        <Row />
        <Shares />
        <Lost />
      </div>
    </div>
  )
}

/** The tray of lost tokens, which is public (R1.1). */
function Lost() {
  const { lost } = useGold().view
  return size(lost) === 0 ? null : (
    <p className="gold-lost">
      <Said saying={saying('screen.lost', { tokens: tokensIn(lost) })} />
    </p>
  )
}
