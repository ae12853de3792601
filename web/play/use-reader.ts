import type { Seat } from '#kernel/seat'
import { useTable } from '#ui/table'
import { useVenue } from './venue.ts'

/** Whom the log calls `you`. Nobody at a shared device: it is read by several people, before and after each turn. */
export function useReader(): Seat | null {
  const { me } = useTable()
  return useVenue().isShared ? null : me
}
