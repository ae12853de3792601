import type { Seat } from '#kernel/seat'
import type { Occurred } from '#ui/quips'
import type { DwarvesEvent } from '../events.ts'
import type { State } from '../types.ts'

/** Spoils of this much gold are large, and who lacks no more than NEAR is about to win. */
const [LARGE, NEAR] = [4, 3]

/** What those at the table may have something to say about: rich spoils, robberies, and who is about to win. */
export function quips(events: readonly DwarvesEvent[], { options, sides }: State): readonly Occurred[] {
  const isClose = (seat: Seat): boolean => (sides[seat]?.gold ?? 0) >= options.goldToWin - NEAR
  return events.flatMap((event): readonly Occurred[] => {
    switch (event.type) {
      case 'spoilsPaid': {
        const { seat, treasure, award } = event
        if (treasure + award === 0) return []
        if (isClose(seat)) return [{ seat, occasion: 'close' }]
        return treasure + award >= LARGE ? [{ seat, occasion: 'bigWin' }] : []
      }
      case 'goldTaken':
        return event.amount > 0 ? [{ seat: event.from, occasion: 'robbed' }] : []
      default:
        return []
    }
  })
}
