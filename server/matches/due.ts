import type { Match } from '#kernel/match'
import { of } from '#kernel/seat'
import type { StoredMatch } from '../storage/port.ts'
import { type Attendance, deadlineOf, isAbandoned, isAnsweredByBot } from './attendance.ts'

/**
 * A bot that has not answered after this long is asked again, for example after a restart of the house. In
 * milliseconds.
 */
const BOT = 10_000

/**
 * When a match must be woken: when the rules' own clock runs out; otherwise when the first seat's time runs out or a
 * bot must answer. An abandoned match rests until somebody follows it or comes back.
 */
export function dueOf(
  match: Match,
  { pace, sitters }: Pick<StoredMatch, 'pace' | 'sitters'>,
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
