import type { Playable } from '#games/boxed'
import { type Bot, consult, SeatMemories, thinking } from '#kernel/bot'
import { type Entry, isRefusal, type Match, open, type Refusal, submit } from '#kernel/match'
import type { Seat } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import { botNamed } from './roster.ts'
import { SimulatedTime } from './simulated-time.ts'
import { playOn } from './turn-order.ts'

/** A match among bots: everything that determines it. */
export interface BotMatch {
  readonly options: object
  /** Names of bots, by seat. */
  readonly bots: readonly string[]
  /** A phrase from which the dice of the match and of the bots are derived. */
  readonly seed: string
}

/** Longer than any of our games: a match that is still running after this many turns would never end. */
const ENDLESS = 100_000

/**
 * Plays it to the end, if it has one; `see` is called with every entry. `seated` may put somebody around the bots that
 * sit down, to hear their notes or to time them.
 */
export function playBots(
  box: Playable,
  { options, bots, seed }: BotMatch,
  see: (entry: Entry) => void,
  seated: (bot: Bot, seat: Seat) => Bot = bot => bot,
): Match {
  const { game } = box
  const players = bots.map((name, seat) => seated(botNamed(box, name), seat as Seat))
  const dice = diceOf(seedFrom(`bots of ${seed}`))
  const pace = new SimulatedTime(diceOf(seedFrom(`pace of ${seed}`)))
  const { match, entry } = open(game, { seats: bots.length, options, dice: diceOf(seedFrom(seed)) })
  const ears = new SeatMemories(match.seats)
  const done = (what: string, next: Entry | Refusal | null): void => {
    if (next === null) throw new Error(`${what} (seed "${seed}")`)
    if (isRefusal(next)) throw new Error(`${what}: ${next.refused}, expected ${next.expected} (seed "${seed}")`)
    ears.hear(next)
    see(next)
  }
  /** Whether it had an answer. */
  const speaks = (seat: Seat): boolean => {
    const bot = players[seat]
    if (bot === undefined) return false
    const answer = consult(bot, game, match.state, seat, ears.of(seat), thinking(dice, match, seat), pace.now)
    if (answer === null) return false
    done(`${bots[seat]} answered ${JSON.stringify(answer)}`, submit(match, seat, answer, pace.now))
    return true
  }
  done('setup', entry)
  playOn(match, pace, speaks, done, ENDLESS)
  return match
}
