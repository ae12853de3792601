import { CURSE } from '#bots/auction/stage'
import type { Decision } from '#kernel/bot'
import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { goldIn } from '../rules/counting.ts'
import type { Auction, Power, State } from '../types.ts'
import type { Action } from './auction/actions.ts'
import { oddsOf } from './auction/odds.ts'
import type { Plan } from './auction/planning.ts'

type Facts = Decision['facts']

/** A chance that only a game already won has. */
const WON = 0.9995

/** What a sentence about a bid may need. All chances are of winning the game, except `wins`, `moreWins` and `otherWins`: of getting the card. */
export function bidFacts(
  plan: Plan,
  state: State,
  auction: Auction,
  seat: Seat,
  worths: Float64Array,
  chosen: number,
): Facts {
  const { stakes, solved, actions } = plan
  const own = actions[seat] ?? []
  const made = own[chosen] as Action
  const odds = oddsOf(plan, seat, seat)
  return {
    card: auction.character,
    stage: auction.stage,
    coins: made.coins,
    level: made.level,
    wins: rounded(odds[chosen] ?? 0),
    ...outcomeFacts(stakes[seat] ?? new Float64Array(0), plan, state, seat),
    ...moreFacts(own, worths, odds, made),
    ...otherFacts(own, worths, odds, made),
    nashConv: rounded(solved.nashConv),
    ...(plan.modelled === undefined ? {} : { modelled: plan.modelled.map(rounded) }),
    left: state.unseen.length,
    need: needOf(state, seat),
    gold: state.sides.map(side => goldIn(peek(side.purse))),
    silver: state.sides.map(side => peek(side.purse).silver),
    curse: own.some(a => a.level === CURSE),
  }
}

/** What the card is worth to the seat, and what it costs if the most dangerous rival gets it. */
function outcomeFacts(own: Float64Array, { actions, stakes }: Plan, state: State, seat: Seat): Facts {
  const seats = state.sides.length
  const nobody = own[seats] ?? 0
  const canWin = (j: number): boolean => j !== seat && (actions[j] ?? []).some(a => a.level > 0)
  const rivals = state.sides.flatMap((_, j) => (canWin(j) ? [j] : []))
  if (rivals.length === 0) return { worth: rounded((own[seat] ?? 0) - nobody), ends: (own[seat] ?? 0) > WON }
  const dearest = rivals.reduce((top, j) => ((own[j] ?? 0) < (own[top] ?? 0) ? j : top))
  return {
    worth: rounded((own[seat] ?? 0) - nobody),
    ends: (own[seat] ?? 0) > WON,
    rival: dearest,
    rivalBest: rounded((own[dearest] ?? 0) - nobody),
    rivalEnds: (stakes[dearest]?.[dearest] ?? 0) > WON,
  }
}

/** What one coin more would do. */
function moreFacts(own: readonly Action[], worths: Float64Array, odds: Float64Array, made: Action): Facts {
  const more = own.findIndex(a => a.coins === made.coins + 1 && a.bid.amulet === made.bid.amulet)
  if (more < 0 || made.level < 0) return {}
  return { moreWins: rounded(odds[more] ?? 0), moreValue: rounded(worths[more] ?? 0) }
}

/** For a bid, what bidding nothing is worth; for none, and for a curse, the best bid. */
function otherFacts(own: readonly Action[], worths: Float64Array, odds: Float64Array, made: Action): Facts {
  const others = own.flatMap((a, i) => ((made.coins > 0 ? a.level === 0 : a.coins > 0) ? [i] : []))
  const [first] = others
  if (first === undefined) return {}
  const other = others.reduce((top, i) => ((worths[i] ?? 0) > (worths[top] ?? 0) ? i : top), first)
  return {
    otherValue: rounded(worths[other] ?? 0),
    otherCoins: own[other]?.coins ?? 0,
    otherWins: rounded(odds[other] ?? 0),
  }
}

/** What a sentence about an answer to a power may need. */
export function answerFacts(state: State, power: Power, seat: Seat, answer: unknown, answers: number): Facts {
  const [task] = power.tasks
  const steps = task?.do === 'either' ? (answer === 'first' ? task.first : task.second) : []
  return {
    card: task !== undefined && 'character' in task ? task.character : power.playing.character,
    answers,
    total: totalOf(answer),
    ...(power.rival === null ? {} : { rival: power.rival }),
    ...(steps[0] === undefined ? {} : { step: steps[0].do }),
    left: state.unseen.length,
    need: needOf(state, seat),
  }
}

/** Of coins or stones, how many. */
function totalOf(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 0
  return Object.values(answer).reduce((sum: number, n: unknown) => sum + (typeof n === 'number' ? n : 0), 0)
}

const needOf = (state: State, seat: Seat): number => state.options.pointsToWin - of(state.sides, seat).points

export const rounded = (x: number): number => Math.round(x * 10000) / 10000
