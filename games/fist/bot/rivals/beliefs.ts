import type { Seat } from '#kernel/seat'
import { goldIn } from '../../rules/counting.ts'
import type { Bid } from '../../types.ts'
import type { Mind } from '../mind.ts'
import type { AuctionSeen } from './auctions-seen.ts'
import { type Ways, waysOf } from './ways.ts'

/** Before its first bid, how likely somebody bids as a certain model, and how likely just anyhow. */
const MODEL = 0.01
const ANYHOW = 0.1
/** How often it does just anything, whoever it is: one odd bid proves nothing. */
const ODD = 0.1

/** How likely a seat bids as the mind itself would, as each of its models, or, last, just anyhow, after what it has bid. */
export function beliefs(mind: Mind, seat: Seat, seen: readonly AuctionSeen[]): Float64Array {
  const models = mind.models.map(() => MODEL)
  let likely = Float64Array.of(1 - ANYHOW - MODEL * models.length, ...models, ANYHOW)
  for (const one of seen) {
    const { bidders, actions, mixes } = knownWays(mind, one)
    const own = actions[seat] ?? []
    const made = own.findIndex(({ bid }) => isAlike(bid, one.bids[seat] ?? null))
    if (made < 0 || own.length < 2) continue
    const at = bidders.indexOf(seat)
    const after = likely.map(
      (p, way) => p * ((1 - ODD) * (mixes[way]?.[at]?.[made] ?? 1 / own.length) + ODD / own.length),
    )
    const total = after.reduce((sum, p) => sum + p, 0)
    likely = after.map(p => p / total)
  }
  return likely
}

/** Worked out once for every auction somebody remembers. It changes no answer. */
const known = new WeakMap<AuctionSeen, readonly [Mind, Ways]>()
function knownWays(mind: Mind, seen: AuctionSeen): Ways {
  const found = known.get(seen)
  if (found?.[0] === mind) return found[1]
  const ways = waysOf(mind, seen.state, seen.auction)
  known.set(seen, [mind, ways])
  return ways
}

/** Whether they hold as much, in whatever gold. */
const isAlike = (one: Bid, other: Bid | null): boolean =>
  other !== null && goldIn(one) === goldIn(other) && one.black === other.black && one.amulet === other.amulet
