import type { Rng } from '#kernel/chance'
import type { Bundle } from '#kernel/question'
import { of, rivalsOf, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { goldIn } from '../rules/counting.ts'
import type { Auction, Purse } from '../types.ts'
import { characterWorth, type Known, mostGold, total, wins } from './worth.ts'

type Fist = Readonly<Record<string, number>>
const empty: Fist = {}

/** How much gold to close the fist on: what the card is worth, a little more or less, and never more than wins for sure. */
export function fistOfGold(state: Known, auction: Auction, seat: Seat, rng: Rng): Fist {
  const { purse, black, amulets } = of(state.sides, seat)
  const has = peek(purse)
  const rivals = rivalsOf(state.sides, seat)
  const mine = characterWorth(state, seat, auction.character)
  const sure = 1 + Math.max(...rivals.map(r => mostGold(state, r)))

  if (wins(state, seat, mine)) return spend(sure, has, amulets)
  const threats = rivals.filter(
    r => mostGold(state, r) > 0 && wins(state, r, characterWorth(state, r, auction.character)),
  )
  if (threats.length > 0) {
    if (black > 0) return { black: 1 }
    const block = Math.min(sure, 1 + Math.max(...threats.map(r => mostGold(state, r))))
    const part = 60 + rng.below(41)
    return spend(Math.min(block, Math.ceil((goldIn(has) * part) / 100)), has, 0)
  }

  const worth = total(state, seat, mine)
  if (worth < 0.5) return empty
  const left = state.unseen.length + 1
  const share = (worth * (20 + rng.below(101))) / 100
  const idle = (has.fairy * rng.below(worth > 2 ? 200 : 100)) / (100 * left)
  const bid = Math.round(Math.max(share, idle))
  const limit = mine.points > 0 ? goldIn(has) : has.fairy
  return spend(Math.min(bid, limit, sure), has, 0)
}

/** Fairy gold first, for it comes back; an amulet only where everything is at stake. */
function spend(gold: number, has: Purse, amulets: number): Fist {
  const amulet = amulets > 0 && gold > goldIn(has) ? 1 : 0
  const coins = amulet > 0 ? Math.ceil(gold / 2) : gold
  const fairy = Math.min(coins, has.fairy)
  const common = Math.min(coins - fairy, has.common)
  return fairy + common === 0 ? empty : amulet > 0 ? { fairy, common, amulet } : { fairy, common }
}

/** A tie-break: enough to beat what the others can have, as long as the card is worth it. */
export function fistOfSilver(state: Known, auction: Auction, seat: Seat, ask: Bundle, rng: Rng): Fist {
  const silver = ask.items.find(i => i.name === 'silver')?.max ?? 0
  const worth = total(state, seat, characterWorth(state, seat, auction.character))
  const others = auction.bidders.filter(s => s !== seat)
  const sure = 1 + Math.max(...others.map(r => of(state.book, r).silver))
  const limit = worth >= 7 ? silver : Math.min(silver, 1 + rng.below(3))
  return { silver: Math.min(sure, limit) }
}
