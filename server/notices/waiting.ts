import { attendanceIn, isAbandoned, isAnsweredByBot } from '../matches/attendance.ts'
import type { Store } from '../storage/port.ts'
import { matchAt } from './places.ts'

/** At how many slow tables somebody is looked for: those where they were told of a turn last. */
const MOST = 50

/**
 * At how many slow tables it is this person’s turn, whether they have read of it or not. Only turns they were told of count:
 * nobody is told of those at tables they switched off, or of what is asked covertly.
 */
export async function waitingFor(
  { matches, notices }: Pick<Store, 'matches' | 'notices'>,
  person: string,
): Promise<number> {
  const told = new Map((await notices.turns(person, MOST)).map(({ place, since }) => [matchAt(place), since]))
  if (told.size === 0) return 0
  const waits = (await matches.findAll([...told.keys()])).filter(({ id, over, sitters, attendance: kept }) => {
    if (over) return false
    const attendance = attendanceIn(kept)
    if (isAbandoned(sitters, attendance)) return false
    return sitters.some((sitter, seat) => {
      const isTheirs = 'person' in sitter && sitter.person === person
      if (!isTheirs || isAnsweredByBot(sitter, attendance.minded[seat] ?? null)) return false
      return attendance.asked[seat]?.since === told.get(id)
    })
  })
  return waits.length
}
