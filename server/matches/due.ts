import type { Match } from '#kernel/match'
import { of } from '#kernel/seat'
import type { KeptMatch } from '../storage/port.ts'
import { type Attendance, deadlineOf, isAbandoned, isAnsweredByBot } from './attendance.ts'

/** After so long a bot that has not answered is asked again: the house may have been down. */
const BOT = 10_000

/**
 * When a match wants to be woken: by the rules' own clock; else when the first seat's time runs out or a bot is to answer. One that no
 * person is left in rests, until somebody follows it or comes back.
 */
export function dueOf(
  match: Match,
  { pace, sitters }: Pick<KeptMatch, 'pace' | 'sitters'>,
  attendance: Attendance,
): number | null {
  if (match.game.result(match.state) !== null) return null
  const bell = match.game.deadline?.(match.state) ?? null
  const times = (isAbandoned(sitters, attendance) ? [] : match.seats).flatMap(seat => {
    const asked = attendance.asked[seat] ?? null
    if (asked === null) return []
    const isBot = isAnsweredByBot(of(sitters, seat), of(attendance.minded, seat))
    const deadline = bell === null ? deadlineOf(attendance, pace, seat) : null
    return [...(isBot ? [asked.at + BOT] : []), ...(deadline === null ? [] : [deadline])]
  })
  const first = Math.min(bell ?? Number.POSITIVE_INFINITY, ...times)
  return Number.isFinite(first) ? first : null
}
