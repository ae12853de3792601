import { answerFrom } from '#bots/answering'
import { atLevel } from '#bots/levels'
import type { Edition } from '#editions/edition'
import type { Decision } from '#kernel/bot'
import type { Seat } from '#kernel/seat'
import { seedFrom } from '#kernel/seed'
import type { Played } from './analysis.ts'
import { analystAmong } from './analyst.ts'

/** What a good player would do in a seat's place now, knowing what that seat knows. */
export interface Advice {
  /** The last entry that it knows of. */
  readonly seq: number
  readonly question: string
  /** Null: it would wait. */
  readonly answer: unknown
  /** What it weighed; null if it noted nothing. */
  readonly decision: Decision | null
}

/** The bot that gives advice: the Captain, or the strongest where a game has none. */
export const adviserAmong = (bots: readonly string[]): string | null => atLevel(bots, 'captain') ?? analystAmong(bots)

/**
 * What the adviser would do after the last of these lines, as this seat was told them; null if the seat is asked nothing. `at` is
 * the time at the table. The same position always gets the same advice.
 */
export function adviceAfter(
  { game, bots, kernel }: Pick<Edition, 'game' | 'bots' | 'kernel'>,
  { seats, options, lines }: Played,
  seat: Seat,
  at: number,
): Advice | null {
  const adviser = adviserAmong(Object.keys(bots))
  const bot = adviser === null ? undefined : bots[adviser]
  const replica = new kernel.Replica(game, seats, options, seat)
  for (const line of lines) replica.take(JSON.parse(new kernel.Telling(kernel.entryIn(line)).to(seat)))
  const { question, have: seq } = replica
  if (bot === undefined || question === null) return null
  const once = (n: number): Advice => {
    const notes: Decision[] = []
    const rng = kernel.diceOf(seedFrom(`advice after entry ${seq}, ${n}`))(seq)
    const given = answerFrom(bot, seat, replica, at, rng, decision => notes.push(decision))
    return { seq, question: question.name, answer: given?.answer ?? null, decision: notes[0] ?? null }
  }
  let best = once(0)
  for (let n = 1; n < TRIES && lacking(best.decision) > 0; n++) {
    const other = once(n)
    if (lacking(other.decision) < lacking(best.decision)) best = other
  }
  return best
}

/** How often a bot that mixes its answers is asked: what its dice say is no advice, what it does most often is. */
const TRIES = 8

/** How much more often it gives another answer than this one. */
function lacking(decision: Decision | null): number {
  const shares = (decision?.candidates ?? []).map(({ share = 0 }) => share)
  return shares.length === 0 ? 0 : Math.max(...shares) - (shares[decision?.chosen ?? 0] ?? 0)
}
