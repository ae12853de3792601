import { CURSE } from '#bots/auction/stage'
import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { goldIn } from '../../rules/counting.ts'
import type { Auction, State } from '../../types.ts'
import type { Action } from './actions.ts'
import type { Stakes } from './stakes.ts'

/** What everybody can do, by seat, and what it is worth. */
interface Weighed {
  readonly actions: readonly (readonly Action[])[]
  readonly stakes: Stakes
}

/** A chance that only a game already won has. */
const WON = 0.9995

/**
 * What nobody at the table would understand is never done, at any level, and nobody is expected to do it: leave a game that is surely won, bid nothing
 * for the winning card, let a rival win with a curse in hand, curse where nobody else can bid. Null leaves all open.
 */
export function onlySensible(plan: Weighed, state: State, auction: Auction, seat: Seat): readonly Action[] | null {
  const own = plan.actions[seat] ?? []
  const sure = surest(own, state, auction, seat)
  if (sure !== null && worthIf(plan, seat, seat, own.indexOf(sure)) > WON) return [sure]
  const threats = auction.bidders.filter(
    r => r !== seat && canPay(state, auction, r) && worthIf(plan, r, r, firstPaying(plan, r)) > WON,
  )
  const curse = own.find(a => a.level === CURSE)
  if (threats.length > 0 && curse !== undefined) return sure === null ? [curse] : [curse, sure]
  const paying = own.filter(a => a.level > 0)
  if (wins(plan, seat) && paying.length > 0) return paying
  const canAnybody = auction.bidders.some(r => r !== seat && canPay(state, auction, r))
  return curse !== undefined && !canAnybody ? own.filter(a => a !== curse) : null
}

/** Whether the card would win the game for the seat. */
const wins = (plan: Weighed, seat: Seat): boolean => worthIf(plan, seat, seat, firstPaying(plan, seat)) > WON

/** The cheapest action that nobody can match, if no curse can be cast on it. */
function surest(own: readonly Action[], state: State, auction: Auction, seat: Seat): Action | null {
  const rivals = auction.bidders.filter(s => s !== seat)
  if (rivals.some(r => of(state.sides, r).black > 0) && auction.stage === 'gold') return null
  const most = Math.max(...rivals.map(r => mostOf(state, auction, r)))
  return own.find(a => a.level > most && a.level > 0) ?? null
}

function mostOf(state: State, { stage }: Auction, seat: Seat): number {
  const { purse, amulets } = of(state.sides, seat)
  const coins = stage === 'gold' ? goldIn(peek(purse)) : peek(purse).silver
  return coins * (amulets > 0 ? 2 ** Math.min(amulets, state.options.amuletsPerBid) : 1)
}

const canPay = (state: State, auction: Auction, seat: Seat): boolean => mostOf(state, auction, seat) > 0
const firstPaying = (plan: Weighed, seat: Seat): number => (plan.actions[seat] ?? []).findIndex(a => a.level > 0)

function worthIf(plan: Weighed, seat: Seat, winner: Seat, action: number): number {
  return action < 0 ? 0 : (plan.stakes[seat]?.[action * (plan.actions.length + 1) + winner] ?? 0)
}
