import { useNow } from '#ui/now'
import './running-bar.css'

/** In milliseconds. */
const [STEP, SECOND] = [250, 1000]

/** A bar that runs out at `until` and was full `whole` seconds before. */
export function RunningBar({ until, whole }: { readonly until: number; readonly whole: number }) {
  const now = useNow(STEP)
  const part = Math.min(1, Math.max(0, (until - STEP - now) / (whole * SECOND)))
  return <span className="running-bar" style={{ transform: `scaleX(${part})` }} aria-hidden="true" />
}
