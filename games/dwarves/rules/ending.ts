import { rankedBy } from '#kernel/ranking'
import { peek } from '#kernel/secret'
import type { DwarvesEvent } from '../events.ts'
import type { DwarvesLedger, State } from '../types.ts'
import { creatureCount, diceOnSide } from './groups.ts'

/** R12.2: the number of rounds. */
export const SUDDEN_DEATH = 60

/** R12.2: the current round. */
export const roundOf = ({ turns, sides }: State): number => Math.ceil(turns / Math.max(1, sides.length))

type Why = Extract<DwarvesEvent, { type: 'gameEnded' }>['why']

export const isRich = ({ sides, options }: State): boolean => sides.some(side => side.gold >= options.goldToWin)

/** R11.1, R12.2: checked at the end of a turn. */
export function whyOver(state: State): Why | null {
  if (isRich(state)) return 'gold'
  const { options, turns, sides } = state
  return options.suddenDeath && turns >= SUDDEN_DEATH * sides.length ? 'sudden death' : null
}

/** R11.2, R13.3. */
export function endGame(ledger: DwarvesLedger, why: Why): void {
  const { sides } = ledger.state
  ledger.emit({ type: 'handsShown', hands: sides.map(side => peek(side.hand)) })
  const ranking = rankedBy(sides.map(side => [side.gold, creatureCount(side), diceOnSide(side)]))
  ledger.emit({ type: 'gameEnded', why, result: { ranking, points: sides.map(side => side.gold) } })
}
