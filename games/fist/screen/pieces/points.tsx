import { hinted } from '#ui/hinted'
import { useSay } from '../use-fist.ts'
import './points.css'
import { oneTo } from '#ui/numbered'

/** Points as diamonds, filled and empty. */
export function Points({ points, goal }: { readonly points: number; readonly goal: number }) {
  const say = useSay()
  return (
    <span
      className="diamonds"
      role="img"
      aria-label={say('screen.points', { points, goal })}
      {...hinted(say('screen.hints.points', { points, goal }))}
    >
      {oneTo(goal).map(no => (
        <i key={no} data-made={no <= points || undefined} />
      ))}
    </span>
  )
}
