import { areNames, isName } from '#kernel/names'

/** Who is to sit somewhere: somebody by a name, or a bot. Both are remembered while one chooses. */
export interface Seating {
  readonly isBot: boolean
  readonly name: string
  readonly bot: string
}

/** What is wrong with it; null if the match can begin. */
export function problemIn(seats: readonly Seating[]): 'nobody' | 'wrongName' | 'sameName' | null {
  const names = seats.flatMap(({ isBot, name }) => (isBot ? [] : [name]))
  if (names.length === 0) return 'nobody'
  if (!names.every(isName)) return 'wrongName'
  return areNames(names) ? null : 'sameName'
}

/** So many of them: whoever is added is a bot. */
export const resized = (
  seats: readonly Seating[],
  count: number,
  added: (seat: number) => Seating,
): readonly Seating[] => Array.from({ length: count }, (_, seat) => seats[seat] ?? added(seat))
