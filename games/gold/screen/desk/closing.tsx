import { useEffect, useRef } from 'react'
import { useGold, useSay } from '../use-gold.ts'
import './closing.css'

/** R5.13: the moment in which anybody may still step back, as a bar that runs out. */
export function Closing({ closes }: { readonly closes: number }) {
  const { now, motion } = useGold()
  const say = useSay()
  const bar = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (motion === 0) return
    const left = Math.max(0, closes - now())
    const running = bar.current?.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], {
      duration: left,
      fill: 'forwards',
    })
    return () => running?.cancel()
  }, [closes, now, motion])
  return (
    <span className="closing" role="status">
      {say('screen.desk.closing')}
      <span className="closing-bar" ref={bar} />
    </span>
  )
}
