import { useLowerThan } from '#ui/window'
import { useNarrow } from '../sharing/use-narrow.ts'

/** With less height than this, in the size of text, whole offers would be behind the player's own stall. */
const LOW = 32

/** Whether offers at the Market are shown one at a time: on a small screen, and with large text on any. */
export function useOneAtATime(sides: number): boolean {
  const [isNarrow, hasLargeText] = [useNarrow(sides), useLowerThan(LOW)]
  return isNarrow || hasLargeText
}
