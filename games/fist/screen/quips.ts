import type { Seat } from '#kernel/seat'
import type { Occurred, TableOccasion } from '#ui/quips'
import type { FistEvent } from '../events.ts'
import type { State } from '../types.ts'

const isSeat = (place: Seat | string): place is Seat => typeof place === 'number'

/** What those at the table may have something to say about: points, ties lost, robberies, and who lacks one point. */
export function quips(events: readonly FistEvent[], { options }: State): readonly Occurred[] {
  const silver = events.find(event => event.type === 'bidsOpened' && event.stage === 'silver')
  return events.flatMap((event): readonly Occurred[] => {
    const all = (occasion: TableOccasion, ...seats: readonly Seat[]) => seats.map(seat => ({ seat, occasion }))
    switch (event.type) {
      case 'characterWon':
        return all('lostTie', ...tiedIn(silver).filter(seat => seat !== event.seat))
      case 'coinsMoved':
      case 'stonesMoved':
      case 'spentFairyMoved':
        return isSeat(event.from) && isSeat(event.to) ? all('robbed', event.from) : []
      case 'coinsPlundered':
        return all('robbed', event.from)
      case 'pointsScored':
        if (event.points <= 0) return []
        return all(event.total === options.pointsToWin - 1 ? 'close' : 'bigWin', event.seat)
      default:
        return []
    }
  })
}

/** Who was tied, and bid silver. */
const tiedIn = (event: FistEvent | undefined): readonly Seat[] =>
  event?.type === 'bidsOpened' ? event.bids.flatMap((bid, seat) => (bid === null ? [] : [seat as Seat])) : []
