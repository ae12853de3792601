import { useEffect, useState } from 'react'
import { inAWhile } from '#ui/skipping'
import { useTable } from '#ui/table'

/** The usual speed, in milliseconds a movement. */
const USUAL = 250
/** How long a roll is looked at, and all of them together, at the usual speed. */
const [ONE, ALL] = [650, 3200]

/**
 * Dice are rolled one creature after another before one's eyes, though all have fallen: how many of so many rolls are shown by now.
 * What lay there when one came is not rolled again. `which` battle it is: each begins anew.
 */
export function useReel(rolls: number, which: number): number {
  const { motion, isLive } = useTable()
  const [reel, setReel] = useState({ which, shown: rolls })
  const shown = reel.which === which ? Math.min(reel.shown, rolls) : 0
  useEffect(() => {
    if (shown >= rolls) {
      setReel(was => (was.which === which && was.shown === rolls ? was : { which, shown: rolls }))
      return
    }
    const all = (): void => setReel({ which, shown: rolls })
    if (motion === 0 || !isLive) return all()
    const pause = shown === 0 ? 0 : Math.min(ONE, ALL / rolls) * (motion / USUAL)
    return inAWhile(pause, () => setReel({ which, shown: shown + 1 }), all)
  }, [shown, rolls, which, motion, isLive])
  return shown
}
