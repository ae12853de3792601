import type { Result } from '#kernel/game'
import { rankedBy } from '#kernel/ranking'
import { type BySeat, type Seat, seatsOf } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { type Gem, gems, type Hoard, size } from '../cards/tokens.ts'
import type { Points } from '../events.ts'
import type { Options } from '../options.ts'
import type { GoldLedger } from '../types.ts'

/** R9.3, R9.4: the prize for the most of a colour, by the number of seats. */
const majority = {
  basic: { 3: 15, 4: 12, 5: 12, 6: 10 } as Readonly<Record<number, number>>,
  advanced: { 3: 12, 4: 10, 5: 10, 6: 8 } as Readonly<Record<number, number>>,
}
const SET = 5

/** R9.3, R9.4. */
export const majorityOf = ({ game }: Options, seats: number): number => majority[game][seats] ?? 0

/** The hoards that count; null for a seat that has left (R5.19). */
export type Scored = BySeat<Hoard | null>

/** R9.2: who has the most of a colour. */
export function leadersIn(hoards: Scored, gem: Gem): readonly Seat[] {
  const most = Math.max(1, ...hoards.map(hoard => hoard?.[gem] ?? 0))
  return seatsOf(hoards.length).filter(seat => hoards[seat]?.[gem] === most)
}

/** R9.3 to R9.7: each seat's payment for a colour. */
export function paidFor(hoards: Scored, gem: Gem, options: Options): BySeat<number> {
  const { game } = options
  const leaders = leadersIn(hoards, gem)
  const prize = majorityOf(options, hoards.length)
  const each = game === 'basic' || leaders.length === 1 ? prize : leaders.length === 2 ? prize / 2 : 0
  return hoards.map((hoard, seat) =>
    hoard === null || !leaders.includes(seat as Seat) || isCursed(hoard, game) ? 0 : each,
  )
}

const isCursed = (hoard: Hoard, game: Options['game']): boolean => game === 'advanced' && hoard.black > 0

/** R9.1. */
const fixed = (hoard: Hoard, { blackDiamond }: Options): number =>
  hoard.silver + 3 * hoard.gold + hoard.red + blackDiamond * hoard.black

/** R9.8, R12.3. */
function forSets(hoard: Hoard, { game, setBonus }: Options): number {
  if (game === 'basic' || isCursed(hoard, game)) return 0
  const sets = Math.min(...gems.map(gem => hoard[gem]))
  return SET * (setBonus === 'once' ? Math.min(1, sets) : sets)
}

export function pointsOf(hoards: Scored, options: Options): BySeat<Points> {
  const paid = gems.map(gem => paidFor(hoards, gem, options))
  return hoards.map((hoard, seat) =>
    hoard === null
      ? { tokens: 0, gems: 0, sets: 0 }
      : {
          tokens: fixed(hoard, options),
          gems: paid.reduce((sum, bySeat) => sum + (bySeat[seat] ?? 0), 0),
          sets: forSets(hoard, options),
        },
  )
}

export const total = ({ tokens, gems, sets }: Points): number => tokens + gems + sets

/** R8.6, R9.9: screens up. */
export function endGame(ledger: GoldLedger): void {
  const { sides, options } = ledger.state
  const hoards = sides.map(side => peek(side.hoard))
  const scored = sides.map((side, i) => (side.left ? null : (hoards[i] ?? null)))
  ledger.emit({ type: 'screensLifted', hoards, hands: sides.map(side => peek(side.hand)) })
  for (const gem of gems)
    ledger.emit({ type: 'gemsPaid', gem, leaders: leadersIn(scored, gem), paid: paidFor(scored, gem, options) })
  const points = pointsOf(scored, options)
  ledger.emit({ type: 'gameEnded', points, result: resultOf(scored, points.map(total)) })
}

/**
 * Seats tied on points share a place; seats that have left come last. For ladders, more gold breaks a tie, then more
 * tokens.
 */
function resultOf(hoards: Scored, points: BySeat<number>): Result {
  const byPoints = hoards.map((hoard, seat) => (hoard === null ? [-1] : [points[seat] ?? 0]))
  const further = hoards.map((hoard, seat) => (hoard === null ? [-1] : [points[seat] ?? 0, hoard.gold, size(hoard)]))
  return { points, ranking: rankedBy(byPoints), standing: rankedBy(further) }
}
