import { levelOf } from '#kernel/bot-name'
import type { Result } from '#kernel/game'
import type { Attendance } from '../matches/attendance.ts'
import { botRival, type Encounter, type Ending, type Fault, type Outcome } from '../storage/history-port.ts'
import type { MatchSitter } from '../storage/port.ts'

/** Somebody who finished: a person, or a bot of a level. */
interface Finisher {
  readonly id: string
  readonly place: number
}

/**
 * How a match ended for its people. Who had left is not compared with anybody, since a bot finished for them; nor is a bot
 * without a level. Of several bots of a level, each counts by itself: ahead of most of them is ahead.
 */
export function endingOf(
  sitters: readonly MatchSitter[],
  result: Result,
  attendance: Pick<Attendance, 'minded' | 'late'>,
): Ending {
  const outcomes = new Map<string, Outcome>()
  const finishers: Finisher[] = []
  for (const [seat, sitter] of sitters.entries()) {
    const place = result.ranking[seat] ?? null
    if ('bot' in sitter) {
      const level = levelOf(sitter.bot)
      if (level !== null && place !== null) finishers.push({ id: botRival(level), place })
      continue
    }
    const fault = faultOf(attendance, seat)
    if (!outcomes.has(sitter.person)) outcomes.set(sitter.person, { person: sitter.person, place, fault })
    if (fault !== 'left' && place !== null) finishers.push({ id: sitter.person, place })
  }
  const people = [...outcomes.values()].filter(({ fault }) => fault !== 'left')
  return { outcomes: [...outcomes.values()], encounters: people.flatMap(one => encountersOf(one, finishers)) }
}

function encountersOf({ person, place }: Outcome, finishers: readonly Finisher[]): readonly Encounter[] {
  if (place === null) return []
  const rivals = new Set(finishers.flatMap(({ id }) => (id === person ? [] : [id])))
  return [...rivals].map(rival => {
    const places = finishers.flatMap(it => (it.id === rival ? [it.place] : []))
    const lead = places.reduce((sum, other) => sum + Math.sign(other - place), 0)
    return { person, rival, ahead: Math.sign(lead) as Encounter['ahead'] }
  })
}

/** Why it does not count as finished on time for this seat. Who left and came back in time has finished it. */
function faultOf({ minded, late }: Pick<Attendance, 'minded' | 'late'>, seat: number): Fault | null {
  if (minded[seat] === 'left') return 'left'
  return (late?.[seat] ?? 0) > 0 ? 'late' : null
}
