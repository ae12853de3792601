import { clocks } from '../../rules/clocks.ts'
import { RunningBar } from '../pieces/running-bar.tsx'
import { useGold, useSay } from '../use-gold.ts'
import './closing.css'

/** R5.13: the moment in which anybody may still step back, as a bar that runs out. */
export function Closing({ closes }: { readonly closes: number }) {
  const { view } = useGold()
  const say = useSay()
  return (
    <span className="closing" role="status">
      {say('screen.desk.closing')}
      <RunningBar until={closes} whole={clocks[view.options.clock].closing ?? 1} />
    </span>
  )
}
