import type { Boxed } from '#games/boxed'
import { consult, Ears } from '#kernel/bot'
import { type Entry, isRefusal, type Match, open, submit } from '#kernel/match'
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
  const thinking = diceOf(seedFrom(`bots of ${seed}`))
  const { match, entry } = open(game, { seats: bots.length, options, dice: diceOf(seedFrom(seed)) })
  const ears = new Ears(match.seats)
  const done = (entry: Entry): void => {
    ears.hear(entry)
    see(entry)
  }
  done(entry)
  while (game.result(match.state) === null) {
    const before = match.next
    for (const seat of match.seats) {
      const name = bots[seat] ?? ''
      const bot = roster[name]
      if (bot === undefined) throw new RangeError(`there is no bot ${name}`)
      const answer = consult(bot, game, match.state, seat, ears.of(seat), thinking(match.next * 16 + seat))
      if (answer === null) continue
      const next = submit(match, seat, answer)
      if (isRefusal(next))
        throw new Error(`${name} answered ${JSON.stringify(answer)}, expected ${next.expected} (seed "${seed}")`)
      done(next)
    }
    if (match.next === before) throw new Error(`nobody can act (seed "${seed}")`)
  }
  return match
}
