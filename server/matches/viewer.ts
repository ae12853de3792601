import { of, type Seat, type Viewer } from '#kernel/seat'
import { refused } from '#protocol/refused'
import type { Blocks } from '../friends/blocks.ts'
import type { Person } from '../storage/port.ts'
import { eyesOf } from './eyes.ts'
import type { LiveMatch } from './live-match.ts'
import { astray, type Refused } from './replies.ts'

/** What somebody sees a match with at its own page, by a program, or on a screen for all: their seat, or 'table'. */
export const viewerOf = (
  { kept: { sitters, over: isOver } }: Pick<LiveMatch, 'kept'>,
  person: Person | null,
  looking: 'own' | 'screen' = 'own',
): Viewer => eyesOf({ sitters, isOver, isClosed: false }, person?.id ?? null, looking) ?? 'table'

/**
 * Whether somebody may follow a match: whoever plays it, and whoever is not blocked by somebody who does. When it is over, it is
 * for everybody.
 */
export async function mayWatch(
  live: Pick<LiveMatch, 'kept' | 'isOver'>,
  person: Person | null,
  blocks: Pick<Blocks, 'against'>,
): Promise<boolean> {
  if (person === null || live.isOver) return true
  const blockers = await blocks.against(person.id)
  if (blockers.size === 0 || viewerOf(live, person) !== 'table') return true
  return !live.kept.sitters.some(sitter => 'person' in sitter && blockers.has(sitter.person))
}

export const noSeat = refused('no seat', 'somebody who sits at this match')
const left = refused('left', 'somebody who sits here: sit down again first')

/** Which question an answer refers to, and the id of the command. */
interface Asking {
  readonly id: string
  readonly asked: number
  readonly epoch?: string | undefined
}

/**
 * The seat this person may answer for, or why they may not answer. Somebody who gave their seat to a bot still sees
 * what that seat sees, and is told of an answer that was stored before. They may have seen at another node what this
 * one does not know yet.
 */
export async function answererOf(
  live: LiveMatch,
  person: Person | null,
  { id, asked, epoch }: Asking,
): Promise<Seat | Refused> {
  const seat = viewerOf(live, person)
  if (seat === 'table') return noSeat
  await live.reach(asked)
  if (live.hasStored(seat, id)) return seat
  return of(live.attendance.minded, seat) === 'left' ? left : (astray(live, asked, epoch) ?? seat)
}
