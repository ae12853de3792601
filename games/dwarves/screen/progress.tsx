import { roundOf, SUDDEN_DEATH } from '../rules/ending.ts'
import './progress.css'
import { useDwarves, useSay } from './use-dwarves.ts'

/** The goal, and the round if rounds end the game (R12.2). */
export function Progress() {
  const { view } = useDwarves()
  const say = useSay()
  const { goldToWin, suddenDeath } = view.options
  const goal = say('screen.goal', { n: goldToWin })
  if (!suddenDeath) return <span>{goal}</span>
  return (
    <span className="goal-and-round">
      <span>{goal}</span>
      <span className="goal-dot"> · </span>
      <span>{say('screen.round', { round: Math.max(1, roundOf(view)), last: SUDDEN_DEATH })}</span>
    </span>
  )
}
