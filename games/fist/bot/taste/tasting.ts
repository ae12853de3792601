import { exp } from '#bots/exact-math'
import { rivalsOf, type Seat } from '#kernel/seat'
import type { Auction, State } from '../../types.ts'
import type { Action } from '../auction/actions.ts'
import { oddsOf } from '../auction/odds.ts'
import type { Plan } from '../auction/planning.ts'
import { best, type Weighed } from '../outcomes.ts'
import type { Lot, Taste } from './taste.ts'

/** Before taste, a bid that the level would not make but that costs little. */
const UNMADE = 0.3
/** However much it likes a bid. */
const MOST = 5

/** The mix of a level as a persona plays it: what costs too much for its taste is as likely as without it. */
export function tasted(
  taste: Taste,
  mix: Float64Array,
  worths: Float64Array,
  plan: Plan,
  state: State,
  auction: Auction,
  seat: Seat,
): Float64Array {
  const lot = lotOf(plan, state, auction, seat)
  const own = plan.actions[seat] ?? []
  const enough = Math.max(...worths) - taste.slack
  const free = worths.map(worth => (worth < enough ? 0 : 1))
  const liked = mix.map((share, a) => {
    if (free[a] === 0) return 0
    const liking = taste.bid(lot, own[a] as Action, a)
    return Math.max(share, UNMADE) * exp(Math.max(-MOST, Math.min(MOST, liking)))
  })
  const [made, total] = [sumOf(mix.map((share, a) => share * (free[a] as number))), sumOf(liked)]
  return mix.map((share, a) => (free[a] === 0 ? share : ((liked[a] as number) / total) * made))
}

const sumOf = (all: Float64Array): number => all.reduce((sum, n) => sum + n, 0)

function lotOf(plan: Plan, state: State, auction: Auction, seat: Seat): Lot {
  const chance = (s: Seat): number => plan.stakes[s]?.[state.sides.length] ?? 0
  const leader = rivalsOf(state.sides, seat).reduce((top, s) => (chance(s) > chance(top) ? s : top))
  return {
    state,
    auction,
    seat,
    plan,
    leader,
    own: oddsOf(plan, seat, seat),
    theirs: oddsOf(plan, seat, leader),
  }
}

/** What it gives up for an answer that it likes, as a chance of winning. */
const NEARLY = 0.012
/** From here on it only wants to win. */
const NEARLY_WON = 0.95

/** Of the answers that are nearly as good as the best, the one it likes most. */
export function favourite(taste: Taste, all: readonly Weighed[], seat: Seat): Weighed {
  const top = best(all)
  const { table } = taste
  if (table === undefined || top.value > NEARLY_WON) return top
  const worth = ({ leaves }: Weighed): number =>
    leaves.reduce((sum, leaf) => sum + leaf.weight * table(leaf.table, seat), 0)
  return all
    .filter(({ value }) => value > top.value - NEARLY)
    .reduce((most, one) => (worth(one) > worth(most) + 1e-9 ? one : most), top)
}
