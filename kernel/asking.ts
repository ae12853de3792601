import type { Question } from './game.ts'
import type { Match } from './match.ts'
import type { BySeat, Seat } from './seat.ts'

/** What everybody is asked after an entry. */
export interface Asking {
  /** By seat, the name of its question; null if it is asked nothing. */
  readonly names: BySeat<string | null>
  /** Whether answers are sealed: nobody may be told who has given theirs. */
  readonly isSealed: boolean
  /** Whether time passes at nobody's cost: by a clock of the rules, or sealed. */
  readonly isFree: boolean
}

export function askingOf({ game, state, seats }: Match): Asking {
  const questions = seats.map(seat => game.choice(state, seat))
  const isSealed = questions.some(isCovert)
  const isFree = isSealed || (game.deadline?.(state) ?? null) !== null
  return { names: questions.map(question => question?.name ?? null), isSealed, isFree }
}

/**
 * By seat, whether it is asked something else than before the entry. When the clock closes a sealed window everybody is: who had not
 * answered must look like who had.
 */
export const anewIn = (before: Asking, now: Asking, by: Seat | null): BySeat<boolean> =>
  now.names.map((name, seat) => name !== before.names[seat] || (before.isSealed && by === null))

const isCovert = (question: Question | null): boolean => question?.ask.kind === 'menu' && question.ask.covert
