import { CURSE } from '#bots/auction/stage'
import { of, rivalsOf, type Seat, seatsOf } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { noBid } from '../../rules/counting.ts'
import { whatIf } from '../../rules/what-if.ts'
import type { Auction, State } from '../../types.ts'
import type { Mind } from '../mind.ts'
import { type Leaf, leavesOf, patience } from '../outcomes.ts'
import { HELD, has } from '../value/board.ts'
import { valued } from '../value/net.ts'
import { factsOf } from '../value/reach.ts'
import type { Action } from './actions.ts'

/** What is at stake in an auction: for every seat, what each action is worth for each outcome, the last being nobody. */
export type Stakes = readonly Float64Array[]

/** What everybody is expected to pay: coins of the stage's kind, by seat, if they win and if they lose. */
export interface Expected {
  readonly winning: readonly number[]
  readonly losing: readonly number[]
}

/** What a card comes to if this seat wins it, for some amounts paid; one amount stands for all if the card does not care. */
export interface Prize {
  readonly paid: readonly number[]
  readonly leaves: readonly (readonly Leaf[])[]
}

/** Every outcome of the auction, worked out once by the rules. */
export function prizesOf(
  mind: Mind,
  state: State,
  auction: Auction,
  actions: readonly (readonly Action[])[],
): readonly Prize[] {
  const facts = factsOf(auction.character)
  return seatsOf(state.sides.length).map(seat => {
    const own = actions[seat] ?? []
    if (own.length === 0 || own.every(a => a.level <= 0)) return { paid: [0], leaves: [[]] }
    const heeds = facts.heedsPay && auction.stage === 'gold'
    const paid = heeds ? amountsOf(own, mind.amounts).filter(coins => coins > 0) : [0]
    return { paid, leaves: paid.map(coins => prize(mind, state, auction, seat, own, coins)) }
  })
}

/** A runner-up is not known before the fists open: each rival is as likely. */
function prize(
  mind: Mind,
  state: State,
  auction: Auction,
  seat: Seat,
  own: readonly Action[],
  coins: number,
): readonly Leaf[] {
  const inGold = auction.stage === 'gold'
  const bid = inGold ? (own.find(a => a.coins === coins)?.bid ?? noBid) : of(auction.gold, seat)
  const rivals = inGold ? rivalsOf(state.sides, seat) : auction.bidders.filter(s => s !== seat)
  const seconds = factsOf(auction.character).needsRunnerUp ? rivals.map(r => [r]) : [rivals]
  const budget = patience(mind.tables)
  return seconds.flatMap(second =>
    leavesOf(mind, seat, rng => whatIf(state, seat, bid, second, rng), budget).map(leaf => ({
      ...leaf,
      weight: leaf.weight / seconds.length,
    })),
  )
}

/** A few amounts from nothing to the most. */
export function amountsOf(actions: readonly Action[], few: number): readonly number[] {
  const most = actions.reduce((top, a) => Math.max(top, a.coins), 0)
  if (most < few) return Array.from({ length: most + 1 }, (_, c) => c)
  return Array.from({ length: few }, (_, k) => Math.round((k * most) / (few - 1)))
}

/**
 * Puts a value on every action of every seat, for every outcome, while the others pay what is expected of them. What a
 * loser pays costs it the same part of its chances whoever wins; what a winner pays is valued with the card in hand.
 */
export function stakesOf(
  mind: Mind,
  state: State,
  auction: Auction,
  actions: readonly (readonly Action[])[],
  prizes: readonly Prize[],
  expected: Expected,
): Stakes {
  const seats = state.sides.length
  const pay = auction.stage === 'gold' ? payGold : paySilver
  const bids = actions.map(own => own.length > 0)
  const amounts = actions.map(own => amountsOf(own, mind.amounts))
  const nobody: Prize = { paid: [0], leaves: [[{ weight: 1, table: valued(mind.net, unsold(state)) }]] }
  const outcomes = [...prizes, nobody]
  /** The chances of everybody if j wins; one seat may pay something else than is expected of it. */
  const chancesIf = (j: number, other: number, coins: number): Float64Array => {
    const { paid, leaves } = outcomes[j] as Prize
    const winner = j === other ? coins : (expected.winning[j] ?? 0)
    const which = nearest(paid, winner)
    const sum = new Float64Array(seats)
    for (const { weight, table } of leaves[which] as readonly Leaf[]) {
      const { held } = table.board
      const before = held.slice()
      for (let k = 0; k < seats; k++) {
        if (!bids[k]) continue
        const owed = k === other ? coins : k === j ? winner : (expected.losing[k] ?? 0)
        pay(held, k * HELD, k === j ? owed - (paid[which] as number) : owed)
      }
      const chances = table.chances()
      for (let k = 0; k < seats; k++) sum[k] = (sum[k] as number) + weight * (chances[k] as number)
      held.set(before)
    }
    return sum
  }
  const usual = outcomes.map((_, j) => chancesIf(j, -1, 0))
  const unsoldChances = usual[seats] as Float64Array
  return actions.map((own, i) => {
    const stakes = new Float64Array(own.length * (seats + 1))
    if (own.length === 0) return stakes
    const few = amounts[i] as readonly number[]
    const losing = few.map(
      coins => (chancesIf(seats, i, coins)[i] as number) / Math.max(unsoldChances[i] as number, 1e-9),
    )
    const canWin = outcomes[i]?.leaves[0]?.length !== 0
    const winning = canWin ? few.map(coins => chancesIf(i, i, coins)[i] as number) : few.map(() => 0)
    for (const [a, { coins, bid, level }] of own.entries()) {
      const token = bid.amulet > 0 || bid.black > 0 ? tokenCost(nobody.leaves[0] ?? [], i, bid.amulet > 0) : 0
      const part = interpolated(few, losing, coins)
      for (let j = 0; j <= seats; j++) {
        if (level === CURSE && j < seats) continue
        const worth = j === i ? interpolated(few, winning, coins) : part * ((usual[j] as Float64Array)[i] as number)
        stakes[a * (seats + 1) + j] = worth - token
      }
    }
    return stakes
  })
}

/** As it is when nobody wins the card. */
const unsold = (state: State): State => ({ ...state, auction: null })

/** What a token is worth to its owner while nothing else changes. */
function tokenCost([leaf]: readonly Leaf[], seat: number, isAmulet: boolean): number {
  if (leaf === undefined) return 0
  const { table } = leaf
  const { held } = table.board
  const at = seat * HELD + (isAmulet ? has.amulets : has.black)
  const with_ = table.chances()[seat] ?? 0
  held[at] = (held[at] as number) - 1
  const without = table.chances()[seat] ?? 0
  held[at] = (held[at] as number) + 1
  return with_ - without
}

/** What a silver coin is worth to its owner. */
export function silverCost(mind: Mind, state: State, seat: Seat): number {
  const table = valued(mind.net, unsold(state))
  const { held } = table.board
  const at = seat * HELD + has.silver
  const some = Math.min(2, peek(of(state.sides, seat).purse).silver)
  if (some === 0) return 0
  const all = table.chances()[seat] ?? 0
  held[at] = (held[at] as number) - some
  return Math.max(0, (all - (table.chances()[seat] ?? 0)) / some)
}

function payGold(held: Float64Array, row: number, coins: number): void {
  const fairy = Math.min(coins, held[row] as number)
  held[row] = (held[row] as number) - fairy
  held[row + has.spent] = (held[row + has.spent] as number) + fairy
  held[row + has.common] = Math.max(0, (held[row + has.common] as number) - (coins - fairy))
}

function paySilver(held: Float64Array, row: number, coins: number): void {
  held[row + has.silver] = Math.max(0, (held[row + has.silver] as number) - coins)
}

function nearest(amounts: readonly number[], coins: number): number {
  let best = 0
  for (let i = 1; i < amounts.length; i++)
    if (Math.abs((amounts[i] as number) - coins) < Math.abs((amounts[best] as number) - coins)) best = i
  return best
}

function interpolated(amounts: readonly number[], worths: readonly number[], coins: number): number {
  const up = amounts.findIndex(a => a >= coins)
  const [hi, lo] = [amounts[up] ?? 0, amounts[up - 1] ?? 0]
  if (up <= 0 || hi === coins) return worths[Math.max(0, up)] ?? 0
  const part = (coins - lo) / (hi - lo)
  return (worths[up - 1] ?? 0) * (1 - part) + (worths[up] ?? 0) * part
}
