import type { Json } from '#kernel/wire'
import type { Pace } from '#server/matches/pace'
import type { ExpectedAsking } from './truth.ts'

/** Whom a table waits for, since when and until when; null while answers are sealed. */
export interface ExpectedWaiting {
  readonly since: readonly (number | null)[] | null
  readonly until: readonly (number | null)[] | null
}

/** What a seat without time left still gets, in milliseconds. */
const LEAST = 1000

/** An entry as everybody was told it: the author of a covert answer is unknown. */
interface Open {
  readonly at: number
  readonly by: Json
}

/**
 * What may be said after every entry about whom the table waits for, derived from what everybody was told. If nothing
 * more is said, it reveals nothing.
 */
export function waitings(
  told: readonly Open[],
  askings: readonly ExpectedAsking[],
  pace: Pace,
): readonly ExpectedWaiting[] {
  const seats = askings[0]?.names.length ?? 0
  let since: (number | null)[] = Array(seats).fill(null)
  let bank: number[] = Array(seats).fill(pace.kind === 'live' ? pace.bank * 1000 : 0)
  return told.map(({ at, by }, seq) => {
    const [before, now] = [askings[seq - 1], askings[seq]]
    const author = typeof by === 'object' && by !== null && 'seat' in by ? by.seat : null
    const goesOn = (seat: number): boolean =>
      seat !== author && now?.names[seat] === before?.names[seat] && before?.isSealed === false
    bank = bank.map((left, seat) => {
      const from = since[seat] ?? null
      if (pace.kind !== 'live' || from === null || before?.isFree !== false || goesOn(seat)) return left
      const rest = Math.max(0, left - (at - from))
      return seat === author ? Math.min(pace.cap * 1000, rest + pace.increment * 1000) : rest
    })
    since = since.map((was, seat) => (now?.names[seat] == null ? null : goesOn(seat) ? was : at))
    if (now?.isSealed) {
      since = since.map(() => null)
      return { since: null, until: null }
    }
    const until = since.map((from, seat) =>
      from === null || pace.kind !== 'live' ? null : from + Math.max(LEAST, bank[seat] ?? 0),
    )
    return { since, until }
  })
}
