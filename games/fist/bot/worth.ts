import { of, rivalsOf, type Seat } from '#kernel/seat'
import { type CharacterId, powerOf } from '../cards/characters.ts'
import {
  type Boon,
  type Chosen,
  type Coin,
  type Coins,
  type Colour,
  type Condition,
  colours,
  type Gain,
  isInStones,
  type Price,
  type Step,
} from '../cards/steps.ts'
import type { Notebook } from '../notebook.ts'
import { hasBoon } from '../rules/bids.ts'
import { coloursIn, goldIn, stoneCount } from '../rules/counting.ts'
import type { Purse, State, Stones } from '../types.ts'
import { holds } from '../verbs/conditions.ts'
import { canPay } from '../verbs/paying.ts'

/** What the bot knows: its view, and the coins it has counted. */
export interface Known extends State {
  readonly book: Notebook
}

/** What something is worth to a seat: points on the die, and all else measured in gold. */
export interface Worth {
  readonly points: number
  readonly gold: number
}
const nothing: Worth = { points: 0, gold: 0 }
const gold = (gold: number): Worth => ({ points: 0, gold })

const coinWorth: Readonly<Record<keyof Gain, number>> = { fairy: 3, common: 1, silver: 0.4, black: 1.5, amulet: 2 }
const gains = Object.keys(coinWorth) as (keyof Gain)[]
const gainWorth = (gain: Gain): number => gains.reduce((sum, kind) => sum + coinWorth[kind] * (gain[kind] ?? 0), 0)

/** For every card still to come. */
const boonWorth: Readonly<Record<Boon, number>> = { 'heavy fist': 0.35, 'last word': 0.2, shelter: 0.15 }

/** All coins of these kinds in a purse. */
export const coinsWorth = (purse: Purse, kinds: readonly Coin[]): number =>
  kinds.reduce((sum, kind) => sum + coinWorth[kind] * purse[kind], 0)

/** Stones are worth more the closer they are to what characters ask for. */
export function stonesWorth(stones: Stones): number {
  const pairs = colours.reduce((sum, c) => sum + Math.min(stones[c], 4) ** 2, 0)
  return stoneCount(stones) * 0.8 + pairs * 0.2 + (coloursIn(stones).length === colours.length ? 0.8 : 0)
}
export const addedWorth = (stones: Stones, colour: Colour, count = 1): number =>
  stonesWorth({ ...stones, [colour]: stones[colour] + count }) - stonesWorth(stones)

const missing = (state: Known, seat: Seat): number => state.options.pointsToWin - of(state.sides, seat).points

/** One measure for all: a point grows dearer as the end comes near, and the last one is beyond price. */
export function total(state: Known, seat: Seat, { points, gold }: Worth): number {
  if (points >= missing(state, seat)) return 1000
  return gold + points * (missing(state, seat) === 2 ? 9 : 7)
}
/** Whether it would win the game. */
export const wins = (state: Known, seat: Seat, { points }: Worth): boolean => points >= missing(state, seat)

export const characterWorth = (state: Known, seat: Seat, id: CharacterId, depth = 0): Worth =>
  stepsWorth(state, seat, powerOf(id), depth)

/** Reads a power as the card says it, step by step; so a new card needs no line here. */
export function stepsWorth(state: Known, seat: Seat, steps: readonly Step[], depth: number): Worth {
  let sum = nothing
  let chosen: Chosen | 'drawn' | null = null
  for (const step of steps) {
    if (step.do === 'choose') chosen = step.what
    else if (step.do === 'drawCharacter') chosen = 'drawn'
    else sum = plus(sum, stepWorth(state, seat, step, chosen, depth))
  }
  return sum
}
const plus = (a: Worth, b: Worth): Worth => ({ points: a.points + b.points, gold: a.gold + b.gold })

function stepWorth(state: Known, seat: Seat, step: Step, chosen: Chosen | 'drawn' | null, depth: number): Worth {
  const side = of(state.sides, seat)
  const best = (list: readonly Worth[]): Worth =>
    list.reduce((top, one) => (total(state, seat, one) > total(state, seat, top) ? one : top), nothing)
  switch (step.do) {
    case 'gain':
      return gold(gainWorth(step.gain))
    case 'gainStone': {
      const from = step.colour === 'chosen' ? coloursIn(state.bank.stones) : [step.colour]
      return gold(Math.max(0, ...from.map(c => (state.bank.stones[c] > 0 ? addedWorth(side.stones, c) : 0))))
    }
    case 'trade': {
      const price = costOf(side.stones, step.price)
      return price === null ? nothing : { points: step.points, gold: -price }
    }
    case 'either':
      return best([stepsWorth(state, seat, step.first, depth), stepsWorth(state, seat, step.second, depth)])
    case 'may':
      return best([stepsWorth(state, seat, step.steps, depth)])
    case 'score':
      return { points: step.points, gold: 0 }
    case 'giveFairyBid':
      return gold(-2 * coinWorth.fairy)
    case 'steal':
      return gold(1.6)
    case 'plunder':
      return gold(Math.max(...rivalsOf(state.sides, seat).map(r => coinsWorth(of(state.book, r), step.coins))))
    case 'everyoneLosesColour':
      return gold(Math.max(...colours.map(c => lossWorth(state, seat, c))))
    case 'drawStones':
      return gold(step.draw * 1.3)
    case 'pushLuck':
      return gold(1.5)
    case 'buyStones':
      return gold(1.5)
    case 'keep':
      return gold(3.5)
    case 'playChosen':
      return depth > 1 ? gold(1) : playWorth(state, seat, chosen, depth + 1, best)
    case 'if':
      return stepsWorth(state, seat, isLikely(state, seat, step.holds) ? step.steps : step.otherwise, depth)
    case 'payFor': {
      const price = priceOf(state, seat, step.price)
      return price === null ? nothing : best([plus(gold(-price), stepsWorth(state, seat, step.steps, depth))])
    }
    case 'thisRound':
      return gold(side.boons.includes(step.boon) ? 0 : boonWorth[step.boon] * (1 + state.unseen.length))
    case 'othersGain':
      return gold(-gainWorth(step.gain))
    case 'othersPay':
      return gold(othersPayWorth(state, seat, step))
    case 'othersLoseStones':
      return gold(Math.max(...colours.map(c => othersLossWorth(state, seat, step, c))))
    case 'choose':
    case 'drawCharacter':
      return nothing
  }
}

/** How many bid is not known before the fists open: two at least, as a rule. */
const isLikely = (state: Known, seat: Seat, condition: Condition): boolean =>
  typeof condition === 'object' && 'bidders' in condition ? condition.bidders <= 2 : holds(state, seat, condition)

/** What a price takes, in gold; null if it cannot be paid. */
function priceOf(state: Known, seat: Seat, price: Coins | Price): number | null {
  if (isInStones(price)) return costOf(of(state.sides, seat).stones, price)
  return canPay(of(state.book, seat), price) ? gainWorth(price) : null
}

/** What the others have of it hurts them half as much as it helps. */
function othersPayWorth(state: Known, seat: Seat, { coins: owed, to }: Extract<Step, { do: 'othersPay' }>): number {
  const kinds = Object.keys(owed) as Coin[]
  const paid = rivalsOf(state.sides, seat).map(r =>
    kinds.reduce((sum, kind) => sum + coinWorth[kind] * Math.min(owed[kind] ?? 0, of(state.book, r)[kind]), 0),
  )
  const sum = paid.reduce((all, one) => all + one, 0)
  return to === 'winner' ? sum * 1.2 : (sum * 1.5) / paid.length
}

/** The same for stones of a colour. */
export function othersLossWorth(
  state: Known,
  seat: Seat,
  { stones, to }: Extract<Step, { do: 'othersLoseStones' }>,
  colour: Colour,
): number {
  const others = rivalsOf(state.sides, seat).map(r => of(state.sides, r).stones)
  const taken = others.map(held => Math.min(stones, held[colour]))
  const lost = others.reduce((sum, held, i) => sum - addedWorth(held, colour, -(taken[i] ?? 0)), 0)
  const gained =
    to === 'winner'
      ? addedWorth(
          of(state.sides, seat).stones,
          colour,
          taken.reduce((a, b) => a + b, 0),
        )
      : 0
  return (lost * 1.5) / others.length + gained
}

function playWorth(
  state: Known,
  seat: Seat,
  chosen: Chosen | 'drawn' | null,
  depth: number,
  best: (list: readonly Worth[]) => Worth,
): Worth {
  const from = chosen === 'auctioned character' ? state.auctioned.map(a => a.character) : state.unseen
  const each = from.map(id => characterWorth(state, seat, id, depth))
  if (chosen !== 'drawn') return best(each)
  return gold(each.reduce((sum, one) => sum + Math.min(20, total(state, seat, one)), 0) / Math.max(1, each.length))
}

/** The stones a price takes, in gold; null if they are not there. */
function costOf(stones: Stones, price: Extract<Step, { do: 'trade' }>['price']): number | null {
  if (price === 'all') return stonesWorth(stones)
  if (price === 'one of each') return coloursIn(stones).length === colours.length ? 3 : null
  if ('any' in price) return stoneCount(stones) >= price.any ? price.any * 0.9 : null
  return coloursIn(stones, price.alike).length > 0 ? price.alike * 1.2 : null
}

/** The most gold a rival can still bid. */
export function mostGold(state: Known, rival: Seat): number {
  const coins = goldIn(of(state.book, rival)) * (of(state.sides, rival).amulets > 0 ? 2 : 1)
  return coins > 0 && hasBoon(state, rival, 'heavy fist') ? coins + 1 : coins
}

/** What the others lose, less what I lose, when a colour is lost by all. */
export function lossWorth(state: Known, seat: Seat, colour: Colour): number {
  const lost = (s: Seat): number => -addedWorth(of(state.sides, s).stones, colour, -of(state.sides, s).stones[colour])
  const others = rivalsOf(state.sides, seat)
  return (others.reduce((sum, r) => sum + lost(r), 0) * 2) / others.length - lost(seat)
}
