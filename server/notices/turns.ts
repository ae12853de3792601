import { of } from '#kernel/seat'
import { deadlineOf, isAbandoned, isAnsweredByBot } from '../matches/attendance.ts'
import type { LiveMatch } from '../matches/live-match.ts'
import type { Occasion } from './occasion.ts'

/**
 * Whose turn it is in a match, of the people who play it. Nobody is called for what is asked covertly: whoever sees the call
 * would learn who can react.
 */
export async function turnsAt(
  live: LiveMatch,
): Promise<readonly Extract<Occasion, { readonly kind: 'turn' | 'reminder' }>[]> {
  const { id: match, attendance, kept, isOver } = live
  const { sitters, table, pace } = kept
  if (isOver || isAbandoned(sitters, attendance)) return []
  const turns = live.seats.map(async seat => {
    const sitter = of(sitters, seat)
    const asked = attendance.asked[seat] ?? null
    if (asked === null || !('person' in sitter) || isAnsweredByBot(sitter, of(attendance.minded, seat))) return []
    const { question } = await live.asking(seat)
    if (question === null || (question.ask.kind === 'menu' && question.ask.covert)) return []
    const until = deadlineOf(attendance, pace, seat)
    return [{ kind: 'turn', to: sitter.person, match, table, seat, since: asked.since, until } as const]
  })
  return (await Promise.all(turns)).flat()
}
