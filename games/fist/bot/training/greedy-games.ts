import type { Rng } from '#kernel/chance'
import { isRefusal, open, submit } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import type { Seen } from '#kernel/redact'
import type { Seat } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import type { FistEvent } from '../../events.ts'
import { fist } from '../../index.ts'
import { type Options, options } from '../../options.ts'
import type { State } from '../../types.ts'
import { greedy1 } from '../greedy.ts'
import { between } from './between.ts'
import { type Sample, sampleOf } from './samples.ts'

/** Tables of three to six, four most often. */
export const seatsAt = (rng: Rng): number => [3, 3, 3, 4, 4, 4, 4, 5, 5, 6, 6, 6][rng.below(12)] ?? 4
const usual = defaultsOf(options)
/** Now and then a house rule that changes how long a game is. */
export const rulesAt = (rng: Rng): Options => (rng.below(16) === 0 ? { ...usual, pointsToWin: 2 } : usual)

/** Games of greedy@1 in which many bids are thrown away or made up, so that all kinds of tables are seen. */
export function greedyGame(seed: string, keep: number): readonly Sample[] {
  const rng = diceOf(seedFrom(`${seed} bids`))(0)
  const { match, entry } = open(fist, { seats: seatsAt(rng), options: rulesAt(rng), dice: diceOf(seedFrom(seed)) })
  const told: FistEvent[] = [...entry.events]
  const seen: Omit<Sample, 'target'>[] = []
  while (match.state.result === null) {
    const seat = match.seats.find(s => fist.choice(match.state, s) !== null) as Seat
    const question = fist.choice(match.state, seat)
    if (question === null) break
    const sight = { seat, view: match.state as Seen<State>, question, at: 0, told }
    const answer =
      question.name === 'bid' && rng.below(100) < 35
        ? randomGold(question.ask.items, rng)
        : question.name === 'silverBid' && rng.below(2) === 0
          ? { silver: rng.below((question.ask.items[0]?.max ?? 0) + 1) }
          : greedy1(sight, rng)
    const next = submit(match, seat, { name: question.name, answer })
    if (isRefusal(next)) throw new Error(`${next.refused}: expected ${next.expected}`)
    told.push(...next.events)
    const board = between(match.state, next.events)
    if (board !== null && rng.below(100) < keep) seen.push(sampleOf(board))
  }
  const ranking = match.state.result?.ranking ?? []
  const first = ranking.filter(r => r === 1).length
  const target = Float32Array.from(ranking, r => (r === 1 ? 1 / first : 0))
  return seen.map(sample => ({ ...sample, target }))
}

function randomGold(
  items: readonly { readonly name: string; readonly max: number }[],
  rng: Rng,
): Record<string, number> {
  const most = (name: string): number => items.find(i => i.name === name)?.max ?? 0
  const gold = most('fairy') + most('common')
  const coins = rng.below((rng.below(2) === 0 ? Math.min(3, gold) : gold) + 1)
  const fairy = Math.min(coins, most('fairy'))
  if (most('black') > 0 && rng.below(4) === 0) return { black: 1 }
  return { fairy, common: coins - fairy }
}
