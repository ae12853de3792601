import { solveAmong } from '#bots/auction/among'
import { settled } from '#bots/auction/sealed'
import { solve } from '#bots/auction/solve'
import type { Solved, Stage, Tie } from '#bots/auction/stage'
import { of, type Seat, seatsOf } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { goldIn } from '../../rules/counting.ts'
import type { Auction, State } from '../../types.ts'
import type { Mind } from '../mind.ts'
import { type Action, goldActions, silverActions } from './actions.ts'
import { wonByLastWord } from './last-word.ts'
import { onlySensible } from './sense.ts'
import { type Expected, prizesOf, type Stakes, silverCost, stakesOf } from './stakes.ts'

/** An auction thought through for everybody at the table. */
export interface Plan {
  /** By seat; none for a seat that does not bid. */
  readonly actions: readonly (readonly Action[])[]
  readonly stakes: Stakes
  /** One mix and value a bidder, in the order of `bidders`. */
  readonly solved: Solved
  readonly stage: Stage
  readonly bidders: readonly Seat[]
  /** By seat, how likely it bids as a model of the mind rather than as the mind itself; only if the mind has models. */
  readonly modelled?: readonly number[]
}

/** The last few plans: at a table of equal minds everybody thinks the same through. It changes no answer. */
const recent: { readonly mind: Mind; readonly key: string; readonly plan: Plan }[] = []

/** Solves the auction that is up, in gold or in silver, from what everybody who counts knows. */
export function planFor(mind: Mind, state: State, auction: Auction): Plan {
  const key = keyOf(state, auction)
  const found = recent.find(one => one.mind === mind && one.key === key)
  if (found !== undefined) return found.plan
  const plan = thoughtThrough(mind, state, auction)
  recent.unshift({ mind, key, plan })
  recent.length = Math.min(recent.length, 3)
  return plan
}

/** Everything a plan depends on. */
export function keyOf(state: State, { character, stage, bidders, gold, cursed }: Auction): string {
  const sides = state.sides.map(({ purse, ...open }) => [peek(purse), open])
  const { options, round, bank, deck, used, specials, unseen, auctioned, drawn } = state
  const cards = [deck, used, specials, unseen, auctioned]
  return JSON.stringify([character, stage, bidders, gold, cursed, sides, options, round, bank, drawn, cards])
}

function thoughtThrough(mind: Mind, state: State, auction: Auction): Plan {
  const { stage, bidders } = auction
  const actions = seatsOf(state.sides.length).map(seat =>
    !bidders.includes(seat) ? [] : stage === 'gold' ? goldActions(state, seat) : silverActions(state, seat, bidders),
  )
  const prizes = prizesOf(mind, state, auction, actions)
  const stakes = stakesOf(mind, state, auction, actions, prizes, expectedIn(state, auction))
  const game = stageOf(mind, state, auction, actions, stakes)
  const open = openTo({ actions, stakes }, state, auction)
  return { actions, stakes, solved: solveAmong(game, open, mind.effort), stage: game, bidders }
}

/** The actions that somebody would do at all, by number, for every bidder. */
export const openTo = (plan: Pick<Plan, 'actions' | 'stakes'>, state: State, auction: Auction): readonly number[][] =>
  auction.bidders.map(seat =>
    onlySensible(plan, state, auction, seat).map(action => (plan.actions[seat] ?? []).indexOf(action)),
  )

/** Values of a solved auction, made to add up to one win. */
export function fairly(values: readonly number[]): Float64Array {
  const total = values.reduce((sum, v) => sum + Math.max(0, v), 0)
  return Float64Array.from(values, v => Math.max(0, v) / Math.max(total, 1e-9))
}

/** What everybody is expected to pay: in silver one coin if they win. */
export const expectedIn = (state: State, { stage }: Auction): Expected =>
  stage === 'gold' ? guessed(state) : { winning: state.sides.map(() => 1), losing: state.sides.map(() => 0) }

/** What everybody will pay, roughly: the coins of a round are spread over its cards. Solving once more with what the mixes pay wins no more games. */
function guessed({ sides, unseen }: State): Expected {
  const share = (factor: number) =>
    sides.map(side =>
      Math.min(goldIn(peek(side.purse)), Math.round((factor * goldIn(peek(side.purse))) / (unseen.length + 2))),
    )
  return { winning: share(2).map(n => Math.max(1, n)), losing: share(0.7) }
}

function stageOf(mind: Mind, state: State, auction: Auction, actions: Plan['actions'], stakes: Stakes): Stage {
  const seats = state.sides.length
  const agents = auction.bidders.map(seat => ({
    seat,
    weight: 1,
    levels: (actions[seat] ?? []).map(a => a.level),
    worth: stakes[seat] as Float64Array,
  }))
  const ties = auction.stage === 'gold' ? pairs(mind, state, auction, actions, stakes) : []
  return { seats, agents, ties, scale: scaleOf(stakes, actions, seats) }
}

/** The most that any outcome differs from nobody's for anybody. */
function scaleOf(stakes: Stakes, actions: Plan['actions'], seats: number): number {
  let most = 1e-6
  for (const [i, own] of stakes.entries()) {
    if ((actions[i] ?? []).length === 0) continue
    for (let j = 0; j < seats; j++) most = Math.max(most, Math.abs((own[j] as number) - (own[seats] as number)))
  }
  return most
}

/** A tie of two goes to their silver, a small auction of its own. Larger ties are rare and count as nobody's, but for the last word. */
function pairs(
  mind: Mind,
  state: State,
  { bidders }: Auction,
  actions: Plan['actions'],
  stakes: Stakes,
): readonly (Tie | undefined)[] {
  const seats = state.sides.length
  const ties: (Tie | undefined)[] = []
  const live = bidders.filter(s => (actions[s] ?? []).some(a => a.level > 0))
  const price = seatsOf(seats).map(s => (live.includes(s) ? silverCost(mind, state, s) : 0))
  for (const [n, one] of live.entries())
    for (const two of live.slice(n + 1)) ties[(1 << one) | (1 << two)] = inSilver(one, two)
  for (const [tied, won] of wonByLastWord(state, live)) ties[tied] = won
  return ties

  function inSilver(one: Seat, two: Seat): Tie {
    const silver = (s: Seat): number => peek(of(state.sides, s).purse).silver
    const agents = [one, two].map((s, at) => {
      const rival = at === 0 ? two : one
      const levels = Array.from({ length: Math.min(silver(s), silver(rival) + 1, 8) + 1 }, (_, b) => b)
      const own = stakes[s] as Float64Array
      const row = seats + 1 // one coin paid: whoever is tied has paid something
      const worth = levels.flatMap(b => {
        const cost = b * (price[s] ?? 0)
        const mine = (own[row + s] as number) - cost
        const theirs = (own[row + rival] as number) - cost
        return at === 0
          ? [mine, theirs, (own[row + seats] as number) - cost]
          : [theirs, mine, (own[row + seats] as number) - cost]
      })
      return { seat: at, weight: 1, levels, worth: Float64Array.from(worth) }
    })
    const stage: Stage = { seats: 2, agents, ties: [], scale: 1 }
    const solved = solve(stage, { regret: 40, restarts: 0, cooling: 0, enough: 1 })
    const { share, cost } = settled(stage, solved, [0, 1], 1)
    const all: Tie = { share: new Float64Array(seats), cost: new Float64Array(seats) }
    for (const [at, s] of [one, two].entries()) {
      all.share[s] = share[at] as number
      all.cost[s] = (cost[at] as number) * (price[s] ?? 0)
    }
    return all
  }
}
