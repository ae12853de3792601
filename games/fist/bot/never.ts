import type { Answer } from '#kernel/game'
import { of, rivalsOf, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { hasBoon } from '../rules/bids.ts'
import { goldIn } from '../rules/counting.ts'
import { whatIfAnswered } from '../rules/what-if.ts'
import type { Asks, Bid, State } from '../types.ts'
import { questionOf } from '../verbs/index.ts'
import { answersTo } from './answers.ts'
import { factsOf, pointsFor } from './value/reach.ts'

/**
 * What nobody at the table would understand, judged from the whole state and without any of the bots' own reckoning:
 * the names of what is wrong with this answer.
 */
export function stupidities(state: State, seat: Seat, answer: unknown): readonly string[] {
  if (state.power !== null) return leavesTheWin(state, seat, answer) ? ['does not take the winning choice'] : []
  const { auction } = state
  if (auction === null) return []
  const bid = { fairy: 0, common: 0, silver: 0, black: 0, amulet: 0, ...(answer as Partial<Bid>) }
  const rivals = auction.bidders.filter(s => s !== seat)
  const most = Math.max(...rivals.map(r => mostOf(state, r)))
  const coins = bid.fairy + bid.common + bid.silver
  const heavier = heavierBy(state, seat)
  const level = coins > 0 ? coins * (bid.amulet > 0 ? 2 : 1) + heavier : 0
  const found: string[] = []
  if (coins > Math.max(1, most + 1 - heavier)) found.push('pays more than anybody could answer')
  if (bid.amulet > 0 && coins + heavier > most) found.push('wastes an amulet')
  if (bid.black > 0 && coins > 0) found.push('curses its own coins')
  if (bid.black > 0 && most === 0) found.push('curses where nobody else can bid')
  if (auction.stage === 'silver') return found
  const own = mostOf(state, seat)
  const free = rivals.every(r => of(state.sides, r).black === 0)
  const wins = winsWith(state, seat)
  const ties = hasLastWord(state, seat) && !rivals.some(r => hasLastWord(state, r))
  const beats = (value: number): boolean => value > most || (ties && value > 0 && value === most)
  const gold = goldIn(peek(of(state.sides, seat).purse))
  if (wins && free && gold > 0 && beats(gold + heavier) && !beats(level)) found.push('leaves a game that is surely won')
  const isBeaten = own === most && rivals.some(r => hasLastWord(state, r)) && !ties
  if (wins && free && own > 0 && own >= most && !isBeaten && level === 0 && bid.black === 0)
    found.push('bids nothing for the winning card')
  const threat = rivals.some(r => winsWith(state, r) && mostOf(state, r) > 0)
  if (threat && !wins && of(state.sides, seat).black > 0 && bid.black === 0 && level === 0)
    found.push('lets a rival win with a curse in hand')
  return found
}

function mostOf(state: State, seat: Seat): number {
  const { purse, amulets } = of(state.sides, seat)
  const coins = state.auction?.stage === 'silver' ? peek(purse).silver : goldIn(peek(purse))
  return coins > 0 ? coins * (amulets > 0 ? 2 : 1) + heavierBy(state, seat) : 0
}

/** R7.11, R7.12. */
const heavierBy = (state: State, seat: Seat): number =>
  Number(state.auction?.stage === 'gold' && hasBoon(state, seat, 'heavy fist'))
const hasLastWord = (state: State, seat: Seat): boolean => hasBoon(state, seat, 'last word')

/** Whether the card that is up gives the seat its last points for the stones it has, without playing another card. */
function winsWith(state: State, seat: Seat): boolean {
  const { stones, points } = of(state.sides, seat)
  const [most = 0, middle = 0, fewest = 0] = [stones.red, stones.blue, stones.yellow].sort((a, b) => b - a)
  const ways = state.auction === null ? [] : factsOf(state.auction.character).ways
  return pointsFor(ways, most, middle, fewest) >= state.options.pointsToWin - points
}

function leavesTheWin(state: State, seat: Seat, answer: unknown): boolean {
  const { power } = state
  const question = power === null ? null : questionOf(state, power)
  if (power === null || question === null || rivalsOf(state.sides, seat).length === 0) return false
  const wins = (one: Answer<Asks>['answer']): boolean =>
    whatIfAnswered(state, power, one, { below: () => 0 }).state.result?.ranking[seat] === 1
  return answersTo(question).some(wins) && !wins(answer as Answer<Asks>['answer'])
}
