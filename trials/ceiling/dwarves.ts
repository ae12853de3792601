import { parseArgs } from 'node:util'
import { minds } from '#games/dwarves/bot/levels'
import type { Mind } from '#games/dwarves/bot/thinking'
import { box } from '#games/dwarves/box'
import type { DwarvesEvent } from '#games/dwarves/events'
import { knowingAll } from '#games/dwarves/measures/ceiling'
import { consult, SeatMemories, thinking } from '#kernel/bot'
import { wilson } from '#kernel/intervals'
import { type Entry, type Given, isRefusal, open, submit } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import type { Seat } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'

/*
 * How often a twin of the Dragonlord that sees every hand wins against greedy@1: the ceiling for bots that do not.
 *   npm run trial -- ceiling/dwarves --seats 2 --blocks 100 --worlds 96
 * A block is one deal with the twin in every seat; after each it says how it goes. It plays each answer on as many
 * tables a round as `worlds` says.
 */

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '2' },
    blocks: { type: 'string', default: '50' },
    worlds: { type: 'string', default: '96' },
    seed: { type: 'string', default: 'ceiling' },
  },
})
const seats = Number(values.seats)
const { dragonlord } = minds
const knowingMind: Mind = { ...dragonlord, effort: { ...dragonlord.effort, worlds: Number(values.worlds) } }

/** By seat, its turns since the last battle. */
class Waiting {
  readonly #turns = new Map<number, number>()
  hear({ events }: Entry<DwarvesEvent>): void {
    for (const event of events) {
      if (event.type === 'battlePlayed') this.#turns.clear()
      if (event.type === 'turnBegan') this.#turns.set(event.seat, this.of(event.seat) + 1)
    }
  }
  of(seat: number): number {
    return this.#turns.get(seat) ?? 0
  }
}

/** The twin's share of the victory in one match. */
function shareOf(twin: Seat, seed: string, mind: Mind): number {
  const { game, bots } = box
  const greedy = bots['greedy@1']
  if (greedy === undefined) throw new Error('greedy@1 is missing')
  const options = { ...defaultsOf(game.options), clock: 'none' as const, suddenDeath: true }
  const dice = diceOf(seedFrom(`bots of ${seed}`))
  const { match, entry } = open(game, { seats, options, dice: diceOf(seedFrom(seed)) })
  const [ears, waiting] = [new SeatMemories<DwarvesEvent>(match.seats), new Waiting()]
  const see = (next: Entry<DwarvesEvent>): void => {
    ears.hear(next)
    waiting.hear(next)
  }
  const knowing = (seat: Seat): Given | null => {
    const question = game.choice(match.state, seat)
    if (question === null) return null
    if (question.name === 'hands' || (question.name === 'react' && question.ask.moves.forget === undefined))
      return { name: question.name, answer: question.ask.idle }
    const answer = knowingAll(match.state, seat, s => waiting.of(s), mind, thinking(dice, match, seat))
    return { name: question.name, answer }
  }
  see(entry)
  while (match.state.result === null)
    for (const seat of match.seats) {
      const given =
        seat === twin
          ? knowing(seat)
          : consult(greedy, game, match.state, seat, ears.of(seat), thinking(dice, match, seat))
      if (given === null) continue
      const next = submit(match, seat, given)
      if (isRefusal(next)) throw new Error(`${JSON.stringify(given)}: ${next.refused}`)
      see(next)
    }
  const first = match.state.result.ranking.filter(rank => rank === 1).length
  return match.state.result.ranking[twin] === 1 ? 1 / first : 0
}

let [won, games] = [0, 0]
const report = (): string => {
  const shares = [won / games, ...wilson(won, games)].map(share => (100 * share).toFixed(1))
  return `${shares[0]} [${shares[1]}, ${shares[2]}] % of ${games} games with ${seats} seats`
}
for (let block = 0; block < Number(values.blocks); block++) {
  for (let twin = 0; twin < seats; twin++) {
    won += shareOf(twin as Seat, `${values.seed} ${block}`, knowingMind)
    games++
  }
  console.error(report())
}
console.log(report())
