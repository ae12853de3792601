import { softened } from '#bots/auction/logit'
import { Prospects } from '#bots/auction/prospects'
import type { Bot, Note } from '#kernel/bot'
import type { Rng } from '#kernel/chance'
import type { Seat } from '#kernel/seat'
import type { FistEvent } from '../events.ts'
import { notebookOf, withPurses } from '../notebook.ts'
import type { Asks, Auction, Power, State } from '../types.ts'
import { type Action, spoken } from './auction/actions.ts'
import { asideOf } from './auction/aside.ts'
import type { Plan } from './auction/planning.ts'
import { onlySensible } from './auction/sense.ts'
import { answerFacts, bidFacts, rounded } from './facts.ts'
import type { Mind } from './mind.ts'
import { best, patience, weigh } from './outcomes.ts'
import { planAgainst } from './rivals/answering.ts'
import type { Taste } from './taste/taste.ts'
import { favourite, tasted } from './taste/tasting.ts'

/** A bot that solves every auction and weighs every answer with this mind, and with a taste if it has one. */
export const thinker =
  (mind: Mind, taste: Taste | null = null): Bot<State, FistEvent, Asks> =>
  ({ seat, view, question, told, also }, rng, note) => {
    const state = withPurses(view, notebookOf(told))
    const { auction, power } = state
    if (power !== null) return answered(mind, taste, state, power, seat, note) ?? question.ask.idle
    return auction === null ? question.ask.idle : fist(mind, taste, state, auction, seat, told, rng, note, also)
  }

/** For its own power everybody takes their time. */
const OWN_TABLES = 60

function answered(
  mind: Mind,
  taste: Taste | null,
  state: State,
  power: Power,
  seat: Seat,
  note: Note | undefined,
): unknown {
  const all = weigh(mind, seat, state, power, patience(OWN_TABLES))
  if (all.length === 0) return null
  const top = taste === null ? best(all) : favourite(taste, all, seat)
  note?.({
    unit: 'chance',
    candidates: all.map(({ answer, value }) => ({ answer, value: rounded(value) })),
    chosen: all.indexOf(top),
    facts: answerFacts(state, power, seat, top.answer, all.length),
  })
  return top.answer
}

/** Closes the fist: one of the solved mix, or of a warmer one. */
function fist(
  mind: Mind,
  taste: Taste | null,
  state: State,
  auction: Auction,
  seat: Seat,
  told: readonly FistEvent[],
  rng: Rng,
  note: Note | undefined,
  also: unknown,
): unknown {
  const plan = planAgainst(mind, state, auction, seat, told)
  const own = plan.actions[seat] ?? []
  const worths = new Prospects(plan.stage, plan.solved.mixes).of(seat)[0] ?? new Float64Array(own.length)
  const sensible = onlySensible(plan, state, auction, seat)
  const mix = mixOf(mind, plan, seat, worths)
  const liked = taste === null ? mix : tasted(taste, mix, worths, plan, state, auction, seat)
  const shares = liked.map((p, a) => (sensible.includes(own[a] as Action) ? p : 0))
  const chosen = drawn(shares, rng, own, sensible)
  const aside = note === undefined || also === undefined ? null : asideOf(mind, plan, state, auction, seat, also)
  note?.({
    unit: 'chance',
    candidates: [
      ...own.map(({ bid }, a) => ({
        answer: spoken(bid),
        value: rounded(worths[a] ?? 0),
        share: rounded(shares[a] ?? 0),
      })),
      ...(aside === null ? [] : [{ answer: spoken(aside.action.bid), value: rounded(aside.value), share: 0 }]),
    ],
    chosen,
    facts: bidFacts(plan, state, auction, seat, worths, chosen),
  })
  return spoken((own[chosen] as Action).bid)
}

/** Less than this is dust: a bid that rare teaches nobody anything and may look odd. */
const DUST = 0.01

function mixOf(mind: Mind, plan: Plan, seat: Seat, worths: Float64Array): Float64Array {
  const solved = plan.solved.mixes[plan.bidders.indexOf(seat)] ?? new Float64Array(0)
  if (mind.heat > 0) return softened(worths, mind.heat * plan.stage.scale)
  return solved.map(p => (p < DUST ? 0 : p))
}

/** Draws one; what is left after the dust is gone stands for the whole. */
function drawn(shares: Float64Array, rng: Rng, own: readonly Action[], sensible: readonly Action[]): number {
  const total = shares.reduce((sum, p) => sum + p, 0)
  if (total <= 0) return Math.max(0, own.indexOf(sensible.at(-1) as Action))
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
