import type { Question } from './game.ts'
import type { Match } from './match.ts'
import type { BySeat, Seat } from './seat.ts'

/** What every seat is asked after an entry. */
export interface Asking {
  /** By seat, the name of its question; null if it has none. */
  readonly names: BySeat<string | null>
  /** Whether answers are sealed: nobody may be told who has answered. */
  readonly isSealed: boolean
  /** Whether no thinking time is charged, because a clock of the rules runs or answers are sealed. */
  readonly isFree: boolean
}

export function askingOf({ game, state, seats }: Match): Asking {
  const questions = seats.map(seat => game.choice(state, seat))
  const isSealed = questions.some(isCovert)
  const isFree = isSealed || (game.deadline?.(state) ?? null) !== null
  return { names: questions.map(question => question?.name ?? null), isSealed, isFree }
}

/**
 * By seat, whether its question has changed with the entry. When the clock closes a sealed window, it has for every
 * seat: those who did not answer must look like those who did.
 */
export const anewIn = (before: Asking, now: Asking, by: Seat | null): BySeat<boolean> =>
  now.names.map((name, seat) => name !== before.names[seat] || (before.isSealed && by === null))

const isCovert = (question: Question | null): boolean => question?.ask.kind === 'menu' && question.ask.covert
