import { CURSE } from '#bots/auction/stage'
import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { goldIn } from '../../rules/counting.ts'
import type { Auction, State } from '../../types.ts'
import { type Action, heavier } from './actions.ts'
import { winsTies } from './last-word.ts'
import type { Stakes } from './stakes.ts'

/** What everybody can do, by seat, and what it is worth. */
interface Weighed {
  readonly actions: readonly (readonly Action[])[]
  readonly stakes: Stakes
}

/** A chance that only a game already won has. */
const WON = 0.9995

/**
 * What nobody at the table would understand is never done, at any level, and nobody is expected to do it: leave a game
 * that is surely won; bid nothing for the winning card while nobody is richer or has a curse; bid nothing with a curse
 * in hand while a rival could win; curse where nobody else can bid. All else is open: whatever is closed here, somebody
 * who knows it gains by it.
 */
export function onlySensible(plan: Weighed, state: State, auction: Auction, seat: Seat): readonly Action[] {
  const rivals = auction.bidders.filter(s => s !== seat)
  const most = mostOf(state, auction, rivals)
  const own = (plan.actions[seat] ?? []).filter(a => most > 0 || a.level !== CURSE)
  const free = auction.stage === 'silver' || rivals.every(r => of(state.sides, r).black === 0)
  const [ties, tiesLost] = [winsTie(state, auction, seat), rivals.some(r => winsTie(state, auction, r))]
  const sure = free ? own.find(a => a.level > most || (ties && a.level > 0 && a.level === most)) : undefined
  const winning = wins(plan, seat)
  if (winning && sure !== undefined) return [sure]
  const highest = mostOf(state, auction, [seat])
  const mine = winning && free && (tiesLost ? highest > most : highest >= most)
  const theirs = own.some(a => a.level === CURSE) && rivals.some(r => wins(plan, r))
  return mine || (theirs && !winning) ? own.filter(a => a.level !== 0) : own
}

/** R7.12: silver is not asked for where one seat has the last word. */
const winsTie = (state: State, { stage, bidders }: Auction, seat: Seat): boolean =>
  stage === 'gold' && winsTies(state, seat, bidders)

/** Whether the card would win the game for the seat. */
function wins({ actions, stakes }: Weighed, seat: Seat): boolean {
  const paying = (actions[seat] ?? []).findIndex(a => a.level > 0)
  return paying >= 0 && (stakes[seat]?.[paying * (actions.length + 1) + seat] ?? 0) > WON
}

/** The most that any of these seats can bid. */
function mostOf(state: State, { stage }: Auction, seats: readonly Seat[]): number {
  const each = seats.map(seat => {
    const side = of(state.sides, seat)
    const { purse, amulets } = side
    const coins = stage === 'gold' ? goldIn(peek(purse)) : peek(purse).silver
    const counted = coins * (amulets > 0 ? 2 ** Math.min(amulets, state.options.amuletsPerBid) : 1)
    return stage === 'gold' && coins > 0 ? counted + heavier(side) : counted
  })
  return Math.max(0, ...each)
}
