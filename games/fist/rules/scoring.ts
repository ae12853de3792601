import type { Result } from '#kernel/game'
import { rankedBy } from '#kernel/ranking'
import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import type { FistLedger } from '../events.ts'
import type { Side } from '../types.ts'
import { goldIn, stoneCount } from './counting.ts'

/** R5.1: the die shows at most the winning points (E33). The seat that reaches them wins immediately (E34). */
export function scorePoints(ledger: FistLedger, seat: Seat, points: number): void {
  const { pointsToWin } = ledger.state.options
  const total = Math.min(pointsToWin, of(ledger.state.sides, seat).points + points)
  ledger.emit({ type: 'pointsScored', seat, points, total })
  if (total >= pointsToWin) endGame(ledger, byPoints)
}

/**
 * E52: most points, then most stones, then most gold, otherwise shared. The round is over, so all fairy gold is home.
 */
export const endByCount = (ledger: FistLedger): void =>
  endGame(ledger, [...byPoints, s => stoneCount(s.stones), s => goldIn(peek(s.purse))])

type Measure = (side: Side) => number
const byPoints: readonly Measure[] = [side => side.points]

function endGame(ledger: FistLedger, measures: readonly Measure[]): void {
  const { sides } = ledger.state
  ledger.emit({ type: 'screensLifted', purses: sides.map(side => ({ ...peek(side.purse) })) })
  ledger.emit({ type: 'gameEnded', result: rank(sides, measures) })
}

const rank = (sides: readonly Side[], measures: readonly Measure[]): Result => ({
  points: sides.map(s => s.points),
  ranking: rankedBy(sides.map(side => measures.map(measure => measure(side)))),
})
