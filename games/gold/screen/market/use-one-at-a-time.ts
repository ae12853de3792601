import { useSyncExternalStore } from 'react'
import { useNarrow } from '../sharing/use-narrow.ts'

/** With less height than this, in the size of text, whole offers would be behind the player's own stall. */
const LOW = 32

const listen = (changed: () => void): (() => void) => {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
const isLow = (): boolean => innerHeight < LOW * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Whether offers at the Market are shown one at a time: on a small screen, and with large text on any. */
export function useOneAtATime(sides: number): boolean {
  const [isNarrow, hasLargeText] = [useNarrow(sides), useSyncExternalStore(listen, isLow)]
  return isNarrow || hasLargeText
}
