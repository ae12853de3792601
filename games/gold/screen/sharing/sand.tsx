import { clockText } from '#ui/clock-text'
import { useNow } from '#ui/now'
import { clocks } from '../../rules/clocks.ts'
import { useGold, useSay } from '../use-gold.ts'
import './sand.css'

/** In milliseconds. */
const [STEP, SECOND, HOUR, LOW] = [250, 1000, 3_600_000, 15_000]
/** The radius of the ring, in its drawing units. */
const RADIUS = 21
const AROUND = 2 * Math.PI * RADIUS

/** The hourglass as a ring that empties. The bar above the table tells screen readers the same. */
export function Sand({ until, left }: { readonly until: number | null; readonly left: number | null }) {
  const { view, isLive } = useGold()
  const say = useSay()
  const now = useNow(STEP)
  const { sand } = clocks[view.options.clock]
  if (sand === null || !isLive || (until === null && left === null)) return null
  const rest = Math.max(0, left ?? (until ?? 0) - now)
  const part = Math.min(1, rest / (sand * SECOND))
  if (rest > HOUR) return null
  return (
    <span
      className="sand"
      data-low={rest <= LOW || undefined}
      data-still={left !== null || undefined}
      title={left === null ? say('screen.desk.sand') : say('screen.desk.sandStopped')}
      aria-hidden="true"
    >
      <svg viewBox="0 0 50 50" aria-hidden="true">
        <circle cx="25" cy="25" r={RADIUS} />
        <circle
          className="sand-left"
          cx="25"
          cy="25"
          r={RADIUS}
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - part)}
        />
      </svg>
      <b>{clockText(rest)}</b>
    </span>
  )
}
