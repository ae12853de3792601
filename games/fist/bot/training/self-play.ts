import { softened } from '#bots/auction/logit'
import { Prospects } from '#bots/auction/prospects'
import type { Rng } from '#kernel/chance'
import { isRefusal, open, submit } from '#kernel/match'
import type { Seen as SeenBy } from '#kernel/redact'
import type { Seat } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import type { FistEvent } from '../../events.ts'
import { fist } from '../../index.ts'
import type { Auction, State } from '../../types.ts'
import { type Action, spoken } from '../auction/actions.ts'
import { fairly, type Plan, planFor } from '../auction/planning.ts'
import { greedy1 } from '../greedy.ts'
import type { Mind } from '../mind.ts'
import { best, patience, weigh } from '../outcomes.ts'
import { between } from './between.ts'
import { rulesAt, seatsAt } from './greedy-games.ts'
import { type Sample, sampleOf } from './samples.ts'

export interface Curriculum {
  /**
   * How far a target looks ahead: this much of it is the target of the next table, or how the game ended; the rest is
   * what the solved auction right after it was worth.
   */
  readonly ahead: number
  /** In how many of a hundred auctions a seat bids warmly instead of its mix. */
  readonly warm: number
  /** In how many of a hundred games some seats are greedy@1's, who play as nobody should. */
  readonly mixed: number
}

/** A game among copies of one mind. Nothing is hidden from who counts, so one solution serves the whole table. */
export function selfPlayed(mind: Mind, seed: string, { ahead, warm, mixed }: Curriculum): readonly Sample[] {
  const rng = diceOf(seedFrom(`${seed} bids`))(0)
  const { match, entry } = open(fist, { seats: seatsAt(rng), options: rulesAt(rng), dice: diceOf(seedFrom(seed)) })
  const told: FistEvent[] = [...entry.events]
  const isMixed = rng.below(100) < mixed
  const greedy = match.seats.map(() => isMixed && rng.below(2) === 0)
  const seen: Seen[] = []
  let board: ReturnType<typeof between> = null
  while (match.state.result === null) {
    const { power, auction } = match.state
    if (power !== null) {
      const { seat } = power
      board =
        go(seat, greedy[seat] ? null : best(weigh(mind, seat, match.state, power, patience(mind.tables))).answer) ??
        board
    } else if (auction !== null) {
      const plan = planFor(mind, match.state, auction)
      if (board !== null && auction.stage === 'gold')
        seen.push({ sample: sampleOf(board), solved: Float32Array.from(fairly(plan.solved.values)) })
      board = null
      for (const [seat, bid] of bidsIn(plan, auction, warm, rng)) board = go(seat, greedy[seat] ? null : bid) ?? board
    }
  }
  return targeted(seen, match.state.result.ranking, ahead)

  /** Null lets greedy@1 answer. */
  function go(seat: Seat, answer: unknown): ReturnType<typeof between> {
    const question = fist.choice(match.state, seat)
    if (question === null) throw new Error('nobody asked')
    const view = match.state as SeenBy<State>
    const given = answer ?? greedy1({ seat, view, question, at: 0, told }, rng)
    const next = submit(match, seat, { name: question.name, answer: given })
    if (isRefusal(next)) throw new Error(`${next.refused}: expected ${next.expected}`)
    told.push(...next.events)
    return between(match.state, next.events)
  }
}

/** A table, and what the auction right after it was worth to everybody. */
interface Seen {
  readonly sample: Omit<Sample, 'target'>
  readonly solved: Float32Array
}

/** From the end of the game back. */
function targeted(seen: readonly Seen[], ranking: readonly number[], ahead: number): readonly Sample[] {
  const first = ranking.filter(r => r === 1).length
  let later = Float32Array.from(ranking, r => (r === 1 ? 1 / first : 0))
  const samples: Sample[] = []
  for (const { sample, solved } of seen.toReversed()) {
    const then = later
    later = solved.map((v, s) => (1 - ahead) * v + ahead * (then[s] as number))
    samples.push({ ...sample, target: later })
  }
  return samples.reverse()
}

/** Everybody’s bid, drawn from the mixes; in `warm` of a hundred auctions from a warmer one. */
export function* bidsIn(plan: Plan, { bidders }: Auction, warm: number, rng: Rng): Generator<readonly [Seat, object]> {
  for (const [i, seat] of bidders.entries()) {
    const own = plan.actions[seat] ?? []
    const isWarm = rng.below(100) < warm
    const mix = isWarm
      ? softened(new Prospects(plan.stage, plan.solved.mixes).of(seat)[0] as Float64Array, 0.2 * plan.stage.scale)
      : (plan.solved.mixes[i] as Float64Array)
    let left = (rng.below(65536) + 0.5) / 65536
    let chosen = 0
    while (chosen < mix.length - 1 && left >= (mix[chosen] as number)) left -= mix[chosen++] as number
    yield [seat, spoken((own[chosen] as Action).bid)]
  }
}
