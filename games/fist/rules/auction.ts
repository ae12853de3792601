import type { Answer, Question } from '#kernel/game'
import { bundle, type Item, item } from '#kernel/question'
import { of, type Seat } from '#kernel/seat'
import { only, peek } from '#kernel/secret'
import type { Coin, Token } from '../cards/steps.ts'
import type { FistLedger, Pass } from '../events.ts'
import type { Asks, Auction, Bid, State } from '../types.ts'
import { hasBoon, worth } from './bids.ts'
import { beginPower } from './power.ts'
import { turnUp } from './rounds.ts'

type Bidding = Extract<Answer<Asks>, { name: 'bid' | 'silverBid' }>

/** R2.5: a fist in gold; R2.8: among tied seats, a fist in silver. E5: never the other. */
export function bidQuestion(state: State, auction: Auction, seat: Seat): Question<Asks> | null {
  if (!auction.bidders.includes(seat) || of(auction.bids, seat) !== null) return null
  const { amuletsPerBid, blackInTiebreak } = state.options
  const { purse, black, amulets } = of(state.sides, seat)
  const { fairy, common, silver } = peek(purse)
  const inGold = auction.stage === 'gold'
  const items: Item<Coin | Token>[] = inGold
    ? [item('fairy', fairy, 'E6'), item('common', common, 'E6'), item('silver', 0, 'E5')]
    : [item('silver', silver, 'E6'), item('fairy', 0, 'E5'), item('common', 0, 'E5')]
  if (amulets > 0) items.push(item('amulet', Math.min(amulets, amuletsPerBid), 'E16'))
  if (black > 0) items.push(inGold ? item('black', black, 'E9') : item('black', blackInTiebreak ? black : 0, 'E11'))
  const wasteful = amulets > 0 && black > 0 && (inGold || blackInTiebreak)
  const more = { needs: inGold ? amuletNeedsGold : amuletNeedsSilver, notes: wasteful ? wastefulNote : noNotes }
  return inGold
    ? { name: 'bid', ask: bundle('R2.5', items, more) }
    : { name: 'silverBid', ask: bundle('R2.8', items, more) }
}
const wastefulNote = ['E16']
const noNotes: readonly string[] = []
const amuletNeedsGold = { item: 'amulet', along: ['fairy', 'common'], rule: 'E16' } as const
const amuletNeedsSilver = { item: 'amulet', along: ['silver'], rule: 'E16' } as const

export function sealBid(ledger: FistLedger, auction: Auction, seat: Seat, { answer }: Bidding): void {
  const { fairy = 0, common = 0, silver = 0, black = 0, amulet = 0 } = answer
  ledger.emit({ type: 'bidSealed', seat, bid: only(seat, { fairy, common, silver, black, amulet }) })
  if (auction.bidders.every(s => of(auction.bids, s) !== null)) openBids(ledger, auction)
}

/** R2.6: all fists open at once, and everybody pays, win or lose. */
function openBids(ledger: FistLedger, auction: Auction): void {
  const { stage, bidders, character } = auction
  const bids = auction.bids.map(bid => (bid === null ? null : peek(bid)))
  const heavier = stage === 'gold' ? bidders.filter(seat => isHeavier(ledger.state, seat, of(bids, seat))) : []
  ledger.emit({ type: 'bidsOpened', stage, bids, ...(heavier.length > 0 && { heavier }) })
  const cursers: Seat[] = []
  for (const seat of bidders) {
    const bid = of(bids, seat)
    if (bid === null) continue
    if (!isEmpty(bid)) ledger.emit({ type: 'bidPaid', seat, bid })
    if (bid.black > 0) cursers.push(seat)
  }
  if (cursers.length > 0) ledger.emit({ type: 'curseCast', seats: cursers, character })
  judge(
    ledger,
    auction,
    bids.map((bid, seat) => (bid === null ? -1 : worth(bid, heavier.includes(seat as Seat)))),
    cursers.length > 0 || auction.cursed,
  )
}

/** R7.11: an empty fist stays empty. */
const isHeavier = (state: State, seat: Seat, bid: Bid | null): boolean =>
  bid !== null && worth(bid) > 0 && hasBoon(state, seat, 'heavy fist')

const isEmpty = (bid: Bid): boolean => bid.fairy + bid.common + bid.silver + bid.black + bid.amulet === 0

/** R2.7: the highest value wins. `values` is −1 for seats that were not bidding. */
function judge(ledger: FistLedger, auction: Auction, values: readonly number[], cursed: boolean): void {
  const { stage, bidders } = auction
  const best = highest(bidders, values)
  const level = bidders.filter(s => of(values, s) === best)
  const tied = stage === 'gold' && best > 0 ? withLastWord(ledger.state, level) : level
  const mayTieBreak = stage === 'gold' && best > 0 && tied.length > 1
  if (cursed && (!mayTieBreak || ledger.state.options.curseSkipsTiebreak))
    pass(ledger, auction, 'curse') // E10
  else if (mayTieBreak)
    ledger.emit({ type: 'tieBreakBegan', seats: tied, cursed }) // E1
  else if (best === 0 && stage === 'gold')
    pass(ledger, auction, 'no bid') // E4
  else if (tied.length > 1)
    pass(ledger, auction, 'tie') // E2, E3
  else {
    const [seat] = tied as readonly [Seat]
    if (level.length > 1) ledger.emit({ type: 'tieWon', seat, character: auction.character }) // R7.12
    win(ledger, auction, seat, values)
  }
}

/** R7.12: whoever alone of those who are level has the last word; otherwise all of them. */
function withLastWord(state: State, level: readonly Seat[]): readonly Seat[] {
  const having = level.filter(seat => hasBoon(state, seat, 'last word'))
  return having.length === 1 ? having : level
}

function pass(ledger: FistLedger, { character }: Auction, why: Pass): void {
  ledger.emit({ type: 'characterPassed', character, why })
  turnUp(ledger)
}

function win(ledger: FistLedger, { character, bidders, gold }: Auction, seat: Seat, values: readonly number[]): void {
  const runnersUp = second(
    bidders.filter(s => s !== seat),
    values,
  )
  const bid = of(gold, seat)
  ledger.emit({ type: 'characterWon', seat, character, runnersUp })
  beginPower(ledger, { seat, bid, runnersUp, character })
}

/** E20–E22: the highest of the others. If nobody else bid anything, that is all of them. */
function second(others: readonly Seat[], values: readonly number[]): readonly Seat[] {
  const best = highest(others, values)
  return others.filter(s => of(values, s) === best)
}

const highest = (seats: readonly Seat[], values: readonly number[]): number =>
  seats.reduce((best, s) => Math.max(best, of(values, s)), -1)
