import { sample } from '#kernel/answer'
import type { Dice, Rng } from '#kernel/chance'
import type { Game } from '#kernel/game'
import { type Entry, isRefusal, open, ring, submit } from '#kernel/match'

/**
 * Plays one game at random through `submit` and keeps its log; returns the number of moves. A clock rings after each
 * round.
 */
export function playAtRandom(game: Game, seats: number, options: object, dice: Dice, rng: Rng): number {
  const { match, entry } = open(game, { seats, options, dice })
  const log: Entry[] = [entry]
  while (game.result(match.state) === null) {
    for (const seat of match.seats) {
      const question = game.choice(match.state, seat)
      if (question === null) continue
      const next = submit(match, seat, { name: question.name, answer: sample(question.ask, rng) })
      if (isRefusal(next)) throw new Error(`${question.name} was refused: expected ${next.expected}`)
      log.push(next)
    }
    const bell = ring(match)
    if (bell !== null && !isRefusal(bell)) log.push(bell)
  }
  return log.length - 1
}
