import { shuffle } from '#kernel/chance'
import type { Game, Ledger, Mutable } from '#kernel/game'
import { type Amount, amount } from '#kernel/question'
import { type BySeat, of, put, type Seat } from '#kernel/seat'
import { map, nobody, type Only, only, peek } from '#kernel/secret'

/*
 * The smallest game that uses everything the kernel offers: sealed bids, a hidden deck, dice, a clock. R1 every seat
 * seals a bid; R2 the highest pays and takes the lot, a tie leaves it; R3 the hammer falls on the silent.
 */

export interface Options {
  readonly gold: number
  readonly lots: number
  /** Seconds until the hammer falls; 0 for never. */
  readonly hammer: number
}
export interface State {
  readonly options: Options
  readonly purses: BySeat<Only<number>>
  readonly points: BySeat<number>
  readonly deck: Only<readonly number[]>
  readonly left: number
  readonly lot: number | null
  readonly bids: BySeat<Only<number> | null>
  readonly deadline: number | null
}
export type Event =
  | {
      readonly type: 'seated'
      readonly options: Options
      readonly purses: BySeat<Only<number>>
      readonly deck: Only<readonly number[]>
    }
  | { readonly type: 'lotShown'; readonly lot: number; readonly deadline: number | null }
  | { readonly type: 'bidSealed'; readonly seat: Seat; readonly bid: Only<number> }
  | { readonly type: 'bidsOpened'; readonly bids: BySeat<number> }
  | { readonly type: 'lotSold'; readonly seat: Seat; readonly price: number; readonly points: number }
  | { readonly type: 'closed' }
export type Asks = { bid: Amount }

export const auction: Game<State, Event, Asks, Options> = {
  id: 'auction',
  version: 1,
  cards: [1, 2, 3],
  seats: { min: 2, max: 6 },
  asked: { bid: 'R1' },
  options: {
    gold: { from: 0, to: 99, default: 20, rule: 'R1' },
    lots: { from: 1, to: 99, default: 12, rule: 'R2' },
    hammer: { from: 0, to: 600, default: 0, rule: 'R3' },
  },
  blank,
  setup(ledger, seats, options) {
    const worth: number[] = []
    for (let i = 0; i < options.lots; i++) worth.push(1 + (i % 3))
    const purses = seats.map(s => only(s, options.gold))
    ledger.emit({ type: 'seated', options, purses, deck: nobody(shuffle(ledger.rng, worth)) })
    showLot(ledger)
  },
  choice(state, seat) {
    if (state.lot === null || of(state.bids, seat) !== null) return null
    return { name: 'bid', ask: amount('R1', 0, peek(of(state.purses, seat))) }
  },
  decide(ledger, seat, { answer }) {
    ledger.emit({ type: 'bidSealed', seat, bid: only(seat, answer) })
    if (ledger.state.bids.every(b => b !== null)) openBids(ledger)
  },
  evolve,
  deadline: state => state.deadline,
  expire: openBids,
  result(state) {
    if (state.left > 0 || state.lot !== null || state.points.length === 0) return null
    return { points: state.points, ranking: state.points.map(p => 1 + state.points.filter(q => q > p).length) }
  },
}

function blank(): State {
  const options = { gold: 0, lots: 0, hammer: 0 }
  return { options, purses: [], points: [], deck: nobody([]), left: 0, lot: null, bids: [], deadline: null }
}

function showLot(ledger: Ledger<State, Event>): void {
  const { deck, left, options } = ledger.state
  const lot = peek(deck)[left - 1]
  if (lot === undefined) ledger.emit({ type: 'closed' })
  else ledger.emit({ type: 'lotShown', lot, deadline: options.hammer === 0 ? null : ledger.at + options.hammer * 1000 })
}

function openBids(ledger: Ledger<State, Event>): void {
  const bids = ledger.state.bids.map(b => (b === null ? 0 : peek(b)))
  const lot = ledger.state.lot ?? 0
  ledger.emit({ type: 'bidsOpened', bids })
  const price = bids.reduce((best, bid) => Math.max(best, bid), 0)
  const winner = bids.indexOf(price) as Seat
  if (bids.lastIndexOf(price) === winner) ledger.emit({ type: 'lotSold', seat: winner, price, points: lot })
  showLot(ledger)
}

function evolve(state: Mutable<State>, event: Event): void {
  switch (event.type) {
    case 'seated':
      state.options = event.options
      state.purses = [...event.purses]
      state.points = event.purses.map(() => 0)
      state.bids = event.purses.map(() => null)
      state.deck = event.deck
      state.left = event.options.lots
      return
    case 'lotShown':
      state.lot = event.lot
      state.left--
      state.deadline = event.deadline
      return
    case 'bidSealed':
      put(state.bids, event.seat, event.bid)
      return
    case 'bidsOpened':
      state.bids = state.bids.map(() => null)
      return
    case 'lotSold':
      put(
        state.purses,
        event.seat,
        map(of(state.purses, event.seat), gold => gold - event.price),
      )
      put(state.points, event.seat, of(state.points, event.seat) + event.points)
      return
    case 'closed':
      state.lot = null
      state.deadline = null
  }
}
