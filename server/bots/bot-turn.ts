import { standInAmong } from '#bots/levels'
import type { Seat } from '#kernel/seat'
import { of } from '#kernel/seat'
import { isAnsweredByBot } from '../matches/attendance.ts'
import type { LiveMatch } from '../matches/live-match.ts'

/** A bot that is asked something. */
export interface BotTurn {
  readonly live: LiveMatch
  readonly seat: Seat
  /** How often it has been asked this before, without an answer. */
  readonly tries: number
  /** How much later it believes it is, in milliseconds. */
  readonly ahead: number
  /** Whether it is taken at its silence if it still has nothing to say. */
  readonly isLast: boolean
}

/** Where bots think and answer. */
export interface BotThinking {
  /** Resolves when it has answered, or has nothing to say yet. */
  answer(turn: BotTurn): Promise<void>
  /** The match is over: no bot thinks about it again. */
  forget(match: string): void
}

/** The bot that answers for this seat: its own, or the one that this game uses for absent people. */
export function botAt({ kept, attendance, edition: { bots } }: LiveMatch, seat: Seat): string | null {
  const sitter = of(kept.sitters, seat)
  if ('bot' in sitter) return sitter.bot
  if (!isAnsweredByBot(sitter, of(attendance.minded, seat))) return null
  return standInAmong(Object.keys(bots))
}
