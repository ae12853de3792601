import { useEffect, useState } from 'react'
import { inAWhile } from '#ui/in-a-while'
import type { DwarvesEvent } from '../../events.ts'
import { betweenRolls, rollsIn } from '../held.ts'
import { useDwarves } from '../use-dwarves.ts'

/**
 * Dice are rolled one creature after another before one's eyes, though all have fallen: how many of so many rolls are shown by now. Only
 * what the table is held for is rolled; all else lies there.
 */
export function useReel(rolls: number): number {
  const { isHeld, have, live, motion } = useDwarves()
  const entry = isHeld ? live.entries.findLast(({ seq }) => seq === have) : undefined
  const fresh = entry === undefined ? 0 : rollsIn(entry.events as readonly DwarvesEvent[])
  const [reel, setReel] = useState({ have, seen: 1 })
  const seen = Math.min(fresh, reel.have === have ? reel.seen : 1)
  useEffect(() => {
    if (seen >= fresh) return
    return inAWhile(betweenRolls(fresh) * motion, () => setReel({ have, seen: seen + 1 }))
  }, [seen, fresh, have, motion])
  return rolls - fresh + seen
}
