import './progress.css'
import { useFist, useSay } from './use-fist.ts'

/** The round and its progress. */
export function Progress() {
  const { round, auctioned, unseen } = useFist().view
  const say = useSay()
  const cards = auctioned.length + unseen.length
  if (cards === 0) return null
  const [first = '', ...rest] = say('screen.progress', { round, card: auctioned.length, cards }).split(' · ')
  return (
    <span className="progress">
      <span>{first}</span>
      <span className="progress-dot"> · </span>
      <span>{rest.join(' · ')}</span>
    </span>
  )
}
