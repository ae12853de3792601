import { of, rivalsOf, type Seat } from '#kernel/seat'
import { type CharacterId, copies, isKept, takesBid } from '../cards/characters.ts'
import { type Chosen, type Colour, choiceOf, colours, firstIn } from '../cards/steps.ts'
import { hasBoon, worth } from '../rules/bids.ts'
import { stoneCount } from '../rules/counting.ts'
import type { Power, Side, State } from '../types.ts'

/** What can be chosen, and what is forbidden although a player might expect it, with the rule. */
export interface Candidates<T> {
  readonly rule: string
  readonly from: readonly T[]
  readonly barred: readonly { readonly option: T; readonly rule: string }[]
}

/** `power.tasks` no longer contains the choice. */
export function candidates(state: State, power: Power, what: Chosen): Candidates<Colour | Seat | CharacterId> {
  switch (what) {
    case 'colour':
      return sift('R3.10', colours, c => (state.bank.stones[c] === 0 && drawsAgainst(power) ? 'R7.14' : null))
    case 'colour in the bank':
      return sift('R3.2', colours, c => (state.bank.stones[c] > 0 ? null : 'E8'))
    case 'rival':
      return siftRivals(state, 'R3.9', rivalsOf(state.sides, power.seat))
    case 'runner-up':
      return runnersUp(state, power)
    case 'lowest bidder':
      return siftRivals(state, 'R7.7', lowestBidders(state, power))
    case 'most points':
      return siftRivals(state, 'R7.7', mostOf(state, power, pointsOf))
    case 'most stones':
      return siftRivals(state, 'R7.7', mostOf(state, power, stonesOf))
    case 'auctioned character':
      return auctionedCharacters(state, power)
    case 'unseen character':
      return sift('E46', [...new Set(state.unseen)])
  }
}

/** R7.14: whether stones are drawn against the colour that is chosen now. */
function drawsAgainst({ tasks }: Power): boolean {
  const next = tasks.findIndex(task => task.do === 'choose' && choiceOf[task.what] === 'colour')
  return firstIn(next === -1 ? tasks : tasks.slice(0, next), 'pushLuck') !== null
}

function sift<T>(rule: string, list: readonly T[], bar: (one: T) => string | null = () => null): Candidates<T> {
  const from: T[] = []
  const barred: { option: T; rule: string }[] = []
  for (const option of list) {
    const by = bar(option)
    if (by === null) from.push(option)
    else barred.push({ option, rule: by })
  }
  return { rule, from, barred }
}

/** R7.13: whoever has shelter cannot be chosen. */
const siftRivals = (
  state: State,
  rule: string,
  list: readonly Seat[],
  bar: (one: Seat) => string | null = () => null,
): Candidates<Seat> => sift(rule, list, seat => (hasBoon(state, seat, 'shelter') ? 'R7.13' : bar(seat)))

/** E20: of those who came second, one with a stone if possible. */
function runnersUp(state: State, power: Power): Candidates<Seat> {
  const second = secondPlaced(state, power)
  const hasStone = (s: Seat): boolean => stoneCount(of(state.sides, s).stones) > 0
  const someHave = second.some(s => hasStone(s) && !hasBoon(state, s, 'shelter'))
  return siftRivals(state, 'E20', second, s => (someHave && !hasStone(s) ? 'E20' : null))
}

/** E25: a copied power uses the auction just won. A house rule lets it use its own auction, if that was won. */
function secondPlaced(state: State, { seat, playing, runnersUp }: Power): readonly Seat[] {
  if (state.options.thiefVictimViaCopy === 'currentAuction') return runnersUp
  const own = state.auctioned.find(a => a.character === playing.character)?.runnersUp.filter(s => s !== seat) ?? []
  return own.length > 0 ? own : runnersUp
}

/** R7.7: of those who bid anything in gold, whoever bid least. */
function lowestBidders(state: State, { seat }: Power): readonly Seat[] {
  const { opened } = state
  const value = (s: Seat): number => worth(of(opened, s), hasBoon(state, s, 'heavy fist'))
  const bidding = rivalsOf(opened, seat).filter(s => value(s) > 0)
  const least = Math.min(...bidding.map(value))
  return bidding.filter(s => value(s) === least)
}

const pointsOf = ({ points }: Side): number => points
const stonesOf = ({ stones }: Side): number => stoneCount(stones)

/** R7.7: the rivals who have most. */
function mostOf({ sides }: State, { seat }: Power, count: (side: Side) => number): readonly Seat[] {
  const rivals = rivalsOf(sides, seat)
  const most = Math.max(...rivals.map(s => count(of(sides, s))))
  return rivals.filter(s => count(of(sides, s)) === most)
}

/** E45: any card of this round's pile that does not itself copy. */
function auctionedCharacters(state: State, { bidGiven }: Power): Candidates<CharacterId> {
  return sift('E45', [...new Set(state.auctioned.map(a => a.character))], id => {
    if (copies(id)) return 'E45'
    if (takesBid(id) && bidGiven) return 'E36'
    return isKept(id) && !state.options.ghostCopiesDoppelganger ? '2.8 ghostCopiesDoppelganger' : null
  })
}
