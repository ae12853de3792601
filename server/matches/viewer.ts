import { type Seat, seatsOf, type Viewer } from '#kernel/seat'
import type { Person } from '../storage/port.ts'
import type { LiveMatch } from './live-match.ts'

/** Where this person sits, or the table. */
export function viewerOf({ kept: { sitters } }: LiveMatch, person: Person | null): Viewer {
  const seat = seatsOf(sitters.length).find(s => {
    const sitter = sitters[s]
    return sitter !== undefined && 'person' in sitter && sitter.person === person?.id
  })
  return seat === undefined ? 'table' : (seat as Seat)
}
