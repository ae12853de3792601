import { useEffect, useState } from 'react'
import { inAWhile } from '#ui/in-a-while'
import type { DwarvesEvent } from '../../events.ts'
import { betweenRolls, rollsIn } from '../held.ts'
import { useDwarves } from '../use-dwarves.ts'

/**
 * Shows the dice rolling one creature after another, although all have fallen: how many of the rolls are shown by now.
 * Only the rolls the table pauses for are animated.
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
