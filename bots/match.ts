import type { Boxed } from '#games/boxed'
import { consult, Ears, thinking } from '#kernel/bot'
import { type Entry, isRefusal, type Match, open, type Refusal, ring, submit } from '#kernel/match'
import { diceOf, seedFrom } from '#kernel/seed'
import { rosterOf } from './roster.ts'

/** A match among bots: everything that decides it. */
export interface BotMatch {
  readonly options: object
  /** Their names, by seat. */
  readonly bots: readonly string[]
  /** A phrase that makes the dice of the match and those of the bots. */
  readonly seed: string
}

/** Plays it to the end; `see` is shown every entry. */
export function playBots(box: Boxed, { options, bots, seed }: BotMatch, see: (entry: Entry) => void): Match {
  const { game } = box
  const roster = rosterOf(box)
  const dice = diceOf(seedFrom(`bots of ${seed}`))
  const { match, entry } = open(game, { seats: bots.length, options, dice: diceOf(seedFrom(seed)) })
  const ears = new Ears(match.seats)
  const done = (what: string, next: Entry | Refusal | null): void => {
    if (next === null) throw new Error(`${what} (seed "${seed}")`)
    if (isRefusal(next)) throw new Error(`${what}: ${next.refused}, expected ${next.expected} (seed "${seed}")`)
    ears.hear(next)
    see(next)
  }
  done('setup', entry)
  while (game.result(match.state) === null) {
    const before = match.next
    for (const seat of match.seats) {
      const name = bots[seat] ?? ''
      const bot = roster[name]
      if (bot === undefined) throw new RangeError(`there is no bot ${name}`)
      const answer = consult(bot, game, match.state, seat, ears.of(seat), thinking(dice, match, seat))
      if (answer !== null) done(`${name} answered ${JSON.stringify(answer)}`, submit(match, seat, answer))
    }
    if (match.next === before) done('nobody can act', ring(match))
  }
  return match
}
