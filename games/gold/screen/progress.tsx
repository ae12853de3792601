import { useGold, useSay } from './use-gold.ts'
import './progress.css'

/** How many dragons are left, and what is in the bag. */
export function Progress() {
  const { row, pile, inBag, result } = useGold().view
  const say = useSay()
  if (result !== null) return null
  const dragons = row.filter(lair => lair !== null).length + (inBag === 0 ? 0 : pile.length)
  const [first = '', ...rest] = say('screen.progress', { dragons, bag: inBag }).split(' · ')
  return (
    <span className="gold-progress">
      <span>{first}</span>
      <span className="progress-dot"> · </span>
      <span>{rest.join(' · ')}</span>
    </span>
  )
}
