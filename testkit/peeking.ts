import { SimulatedTime } from '#bots/simulated-time'
import { playOn } from '#bots/turn-order'
import { type Bot, consult, SeatMemories, thinking } from '#kernel/bot'
import { textOf } from '#kernel/laws/law'
import { scramble } from '#kernel/laws/scramble'
import { type Entry, isRefusal, type Match, type Refusal, submit } from '#kernel/match'
import { redact } from '#kernel/redact'
import type { Seat } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'

/** It thinks for all others before every so many second questions: that takes longer than the questions themselves. */
const OTHERS = 8

/** A bot at all seats of a match that has begun. */
export interface Peeking {
  readonly bot: Bot
  readonly match: Match
  /** The entries so far. */
  readonly log: readonly Entry[]
  readonly seed: string
  /** Called with every entry that follows. */
  readonly see: (entry: Entry) => void
}

/**
 * Lets a bot play on, and asks it everything twice: at its table, and at one that only looks the same to its seat,
 * now and then after it has thought for all the others, and as somebody who has just sat down. Whatever it knows from elsewhere, or
 * remembers of another seat, may change neither its answer nor its notes. Returns how many pairs were alike; throws at
 * the first that is not.
 */
export function answersAlike({ bot, match, log, seed, see }: Peeking, most: number): number {
  const { game } = match
  const dice = diceOf(seedFrom(`bots of ${seed}`))
  const pace = new SimulatedTime(diceOf(seedFrom(`pace of ${seed}`)))
  const ears = new SeatMemories(match.seats)
  for (const entry of log) ears.hear(entry)
  const done = (what: string, next: Entry | Refusal | null): void => {
    if (next === null || isRefusal(next)) throw new Error(`${what} was refused: expected ${next?.expected} (${seed})`)
    ears.hear(next)
    see(next)
  }
  let pairs = 0
  const asked = (state: object, seat: Seat, told = ears.of(seat)) => {
    const notes: unknown[] = []
    const rng = thinking(dice, match, seat)
    const given = consult(bot, game, state, seat, told, rng, pace.now, note => notes.push(note))
    return { given, text: JSON.stringify([given, notes]) }
  }
  const speaks = (seat: Seat): boolean => {
    const other = scramble(match.state, seat)
    if (textOf(redact(other, seat)) !== textOf(redact(match.state, seat)))
      throw new Error(`the tables do not look the same to seat ${seat} (${seed})`)
    const { given, text } = asked(match.state, seat)
    if (pairs % OTHERS === 0) for (const each of match.seats) if (each !== seat) asked(match.state, each)
    const again = asked(other, seat, [...ears.of(seat)]).text
    if (again !== text) throw new Error(`seat ${seat} after entry ${match.next - 1} (${seed}): ${text}, then ${again}`)
    pairs++
    if (given !== null) done('an answer', submit(match, seat, given, pace.now))
    return given !== null
  }
  playOn(match, pace, speaks, done, most)
  return pairs
}
