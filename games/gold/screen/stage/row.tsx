import { spotPlace } from '../flights.ts'
import { lairsSeen } from '../known/lairs.ts'
import { noMoreDragons } from '../known/left.ts'
import { useGold, useSay } from '../use-gold.ts'
import { LairCard } from './lair-card.tsx'
import './row.css'

/** The four spots, from the left. */
export function Row() {
  const { view } = useGold()
  const say = useSay()
  const lairs = lairsSeen(view)
  return (
    <ol className="gold-row" aria-label={say('screen.lair.row')}>
      {view.row.map((_, spot) => {
        const lair = lairs.find(it => it.spot === spot)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a spot is identified by its place
          <li key={spot} data-place={spotPlace(spot)}>
            {lair === undefined ? <EmptyLair /> : <LairCard lair={lair} />}
          </li>
        )
      })}
    </ol>
  )
}

/** Until it is filled again, or for good; then it says why. */
function EmptyLair() {
  const { view } = useGold()
  const say = useSay()
  const why = noMoreDragons(view)
  return (
    <div className="lair lair-empty">
      {why === null ? say('screen.lair.empty') : say('screen.lair.noMore', { why })}
    </div>
  )
}
