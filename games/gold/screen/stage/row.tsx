import { spotPlace } from '../flights.ts'
import { lairsSeen } from '../known/lairs.ts'
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

function EmptyLair() {
  const say = useSay()
  return <div className="lair lair-empty">{say('screen.lair.empty')}</div>
}
