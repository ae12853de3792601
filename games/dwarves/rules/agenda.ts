import { advance as advanceBy, type Runners } from '#games/pieces/agenda'
import type { DwarvesLedger, Task } from '../types.ts'
import { combat } from './combat.ts'
import { diplomacy, turnUp } from './diplomacy.ts'
import { deal, refill } from './drawing.ts'
import { lose, makePeace } from './losses.ts'
import { muster } from './muster.ts'
import { resolve, takeEffect } from './resolving.ts'
import { clearUp, settle, steal } from './spoils.ts'
import { showHands } from './start.ts'
import { beginTurn, endTurn } from './turns.ts'

const runners: Runners<Task, DwarvesLedger> = {
  showHands,
  deal,
  refill,
  beginTurn,
  endTurn,
  muster,
  combat,
  diplomacy,
  turnUp,
  resolve,
  takeEffect,
  settle,
  steal,
  lose,
  makePeace,
  clearUp,
}

export const advance = (ledger: DwarvesLedger, first: readonly Task[]): void => advanceBy(ledger, runners, first)
