import { areNames, isName } from '#kernel/names'

/** Who will sit somewhere: a person by name, or a bot. Both are remembered while choosing. */
export interface Seating {
  readonly isBot: boolean
  readonly name: string
  readonly bot: string
  /** Who the bot is; empty for anybody. */
  readonly persona: string
}

/** What is wrong with the seating; null if the match can begin. */
export function problemIn(seats: readonly Seating[]): 'nobody' | 'wrongName' | 'sameName' | null {
  const names = seats.flatMap(({ isBot, name }) => (isBot ? [] : [name]))
  if (names.length === 0) return 'nobody'
  if (!names.every(isName)) return 'wrongName'
  return areNames(names) ? null : 'sameName'
}

/** Changes the number of seats. New seats get bots. */
export const resized = (
  seats: readonly Seating[],
  count: number,
  added: (seat: number) => Seating,
): readonly Seating[] => Array.from({ length: count }, (_, seat) => seats[seat] ?? added(seat))

/** The bot that is wished for on a seat: a persona is named after its level. */
export const wishFor = ({ bot, persona }: Pick<Seating, 'bot' | 'persona'>): string =>
  persona === '' ? bot : `${bot}.${persona}`
