import { softened } from '#bots/auction/logit'
import { Prospects } from '#bots/auction/prospects'
import { CURSE } from '#bots/auction/stage'
import type { Bot, Note } from '#kernel/bot'
import type { Rng } from '#kernel/chance'
import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import type { FistEvent } from '../events.ts'
import { notebookOf, withPurses } from '../notebook.ts'
import { goldIn } from '../rules/counting.ts'
import type { Asks, Auction, Power, State } from '../types.ts'
import { type Action, spoken } from './auction/actions.ts'
import { type Plan, planFor } from './auction/planning.ts'
import { onlySensible } from './auction/sense.ts'
import type { Mind } from './mind.ts'
import { best, patience, weigh } from './outcomes.ts'

/** A bot that solves every auction and weighs every answer with this mind. */
export const thinker =
  (mind: Mind): Bot<State, FistEvent, Asks> =>
  ({ seat, view, question, told }, rng, note) => {
    const state = withPurses(view, notebookOf(told))
    const { auction, power } = state
    if (power !== null) return answered(mind, state, power, seat, note) ?? question.ask.idle
    return auction === null ? question.ask.idle : fist(mind, state, auction, seat, rng, note)
  }

/** For its own power everybody takes their time. */
const OWN_TABLES = 60

function answered(mind: Mind, state: State, power: Power, seat: Seat, note: Note | undefined): unknown {
  const all = weigh(mind, seat, state, power, patience(OWN_TABLES))
  if (all.length === 0) return null
  const top = best(all)
  note?.({
    unit: 'chance',
    candidates: all.map(({ answer, value }) => ({ answer, value: rounded(value) })),
    chosen: all.indexOf(top),
    facts: { left: state.unseen.length, need: needOf(state, seat) },
  })
  return top.answer
}

/** Closes the fist: one of the solved mix, or of a warmer one. */
function fist(mind: Mind, state: State, auction: Auction, seat: Seat, rng: Rng, note: Note | undefined): unknown {
  const plan = planFor(mind, state, auction)
  const own = plan.actions[seat] ?? []
  const worths = new Prospects(plan.stage, plan.solved.mixes).of(seat)[0] ?? new Float64Array(own.length)
  const sensible = onlySensible(plan, state, auction, seat)
  const shares = mixOf(mind, plan, seat, worths).map((p, a) => (sensible?.includes(own[a] as Action) === false ? 0 : p))
  const chosen = drawn(shares, rng, own, sensible)
  note?.({
    unit: 'chance',
    candidates: own.map(({ bid }, a) => ({
      answer: spoken(bid),
      value: rounded(worths[a] ?? 0),
      share: rounded(shares[a] ?? 0),
    })),
    chosen,
    facts: factsFor(plan, state, seat),
  })
  return spoken((own[chosen] as Action).bid)
}

/** Less than this is dust: a bid that rare teaches nobody anything and may look odd. */
const DUST = 0.03

function mixOf(mind: Mind, plan: Plan, seat: Seat, worths: Float64Array): Float64Array {
  const solved = plan.solved.mixes[plan.bidders.indexOf(seat)] ?? new Float64Array(0)
  if (mind.heat > 0) return softened(worths, mind.heat * plan.stage.scale)
  return solved.map(p => (p < DUST ? 0 : p))
}

/** Draws one; what is left after the dust is gone stands for the whole. */
function drawn(shares: Float64Array, rng: Rng, own: readonly Action[], sensible: readonly Action[] | null): number {
  const total = shares.reduce((sum, p) => sum + p, 0)
  if (total <= 0) return Math.max(0, own.indexOf(sensible?.at(-1) as Action))
  let left = ((rng.below(65536) + 0.5) / 65536) * total
  let last = 0
  for (let a = 0; a < shares.length; a++) {
    const p = shares[a] as number
    if (p === 0) continue
    last = a
    left -= p
    if (left < 0) break
  }
  return last
}

const needOf = (state: State, seat: Seat): number => state.options.pointsToWin - of(state.sides, seat).points

/** What a sentence about the bid may need: chances are of winning the game. */
function factsFor({ stakes, solved, actions }: Plan, state: State, seat: Seat) {
  const seats = state.sides.length
  const own = stakes[seat] ?? new Float64Array(0)
  const nobody = own[seats] ?? 0
  const rivals = state.sides.flatMap((_, j) => (j === seat || (actions[j] ?? []).length === 0 ? [] : [j]))
  const dearest = rivals.reduce((top, j) => ((own[j] ?? 0) < (own[top] ?? 0) ? j : top), rivals[0] ?? seat)
  return {
    nashConv: rounded(solved.nashConv),
    worth: rounded((own[seat] ?? 0) - nobody),
    rival: dearest,
    rivalBest: rounded((own[dearest] ?? 0) - nobody),
    left: state.unseen.length,
    need: needOf(state, seat),
    gold: state.sides.map(side => goldIn(peek(side.purse))),
    silver: state.sides.map(side => peek(side.purse).silver),
    curse: (actions[seat] ?? []).some(a => a.level === CURSE),
  }
}

const rounded = (x: number): number => Math.round(x * 10000) / 10000
