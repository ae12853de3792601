import { CURSE } from '#bots/auction/stage'
import type { Persona } from '#bots/levels'
import { of, type Seat, seatsOf } from '#kernel/seat'
import { does, givesCoins, givesCurse, givesPoints, givesStones, harms, suits } from '../../cards/kinds.ts'
import { HELD, has } from '../value/board.ts'
import type { Valued } from '../value/net.ts'
import type { Taste } from './taste.ts'

const heldBy = ({ board }: Valued, seat: number, what: number): number => board.held[seat * HELD + what] as number
const coinsOf = (table: Valued, seat: number): number =>
  heldBy(table, seat, has.fairy) + 2 * heldBy(table, seat, has.common) + heldBy(table, seat, has.silver)
const stonesOf = (table: Valued, seat: number): readonly number[] =>
  [has.red, has.blue, has.yellow].map(colour => heldBy(table, seat, colour))
const rivals = ({ board }: Valued, seat: Seat): readonly Seat[] => seatsOf(board.seats).filter(s => s !== seat)

/** Coins in hand, and cards that bring some. */
const miser: Taste = {
  slack: 0.002,
  bid: (lot, { coins }, at) =>
    (does(lot.auction.character, givesCoins) ? 2 * (lot.own[at] as number) : 0) - 0.8 * coins,
  table: coinsOf,
}

/** Nothing, or a fist that hurts. */
const berserker: Taste = {
  slack: 0.003,
  bid: (_lot, { coins }) => (coins === 0 ? 0 : coins < 4 ? -1.5 : 0.5 * coins),
}

/** The black coin, and that no points go to whoever leads. */
const spoiler: Taste = {
  slack: 0.006,
  bid: (lot, { level }, at) => {
    if (does(lot.auction.character, givesCurse)) return 6 * (lot.own[at] as number)
    if (!does(lot.auction.character, givesPoints)) return level === CURSE ? 1 : 0
    return (level === CURSE ? 3 : 0) - 3 * (lot.theirs[at] as number)
  },
  table: (table, seat) => -Math.max(...rivals(table, seat).map(s => table.chances()[s] as number)),
}

/** Stones, most of all of the colour it has most of. */
const collector: Taste = {
  slack: 0.005,
  bid: (lot, _action, at) =>
    does(lot.auction.character, givesStones)
      ? (suits(lot.auction.character, of(lot.state.sides, lot.seat).stones) ? 6 : 4) * (lot.own[at] as number)
      : 0,
  table: (table, seat) => Math.max(...stonesOf(table, seat)),
}

/** Two or three coins for everything, and no harm to anybody. */
const diplomat: Taste = {
  slack: 0.002,
  bid: (lot, { coins, level }, at) =>
    (level === CURSE ? -4 : coins === 2 || coins === 3 ? 2 : coins === 0 ? 0 : -1) -
    (does(lot.auction.character, harms) ? 3 * (lot.own[at] as number) : 0),
  table: (table, seat) =>
    rivals(table, seat).reduce((sum, s) => sum + coinsOf(table, s) + stonesOf(table, s).reduce((n, x) => n + x, 0), 0),
}

/** Lies in wait while many cards are to come, with a coin for show; strikes when the others have spent theirs. */
const fox: Taste = {
  slack: 0.005,
  bid: ({ state }, { coins }) => (state.unseen.length > 4 ? (coins === 1 ? 2 : -0.8 * coins) : 0.6 * coins),
}

export const tastes: Readonly<Record<Persona, Taste>> = { miser, berserker, spoiler, collector, diplomat, fox }
