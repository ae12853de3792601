import { advance as advanceBy, type Runners } from '#games/pieces/agenda'
import { slip } from '../magic/hand.ts'
import { play, resolve } from '../magic/playing.ts'
import { dealWindow, turnUp } from '../magic/windows.ts'
import type { GoldLedger, Task } from '../types.ts'
import { place } from './attack.ts'
import { runSand, share } from './bargain.ts'
import { chooseHeap } from './heaps.ts'
import { goHome, payOut, showLoot, slay, takeObjects } from './kill.ts'
import { openMarket } from './market.ts'
import { drawDragon, refill } from './refill.ts'
import { rob, steal } from './thieves.ts'
import { ask, askAgain, beginTurn, callHome, passTurn } from './turns.ts'

const runners: Runners<Task, GoldLedger> = {
  passTurn,
  beginTurn,
  ask,
  askAgain,
  callHome,
  place,
  slay,
  showLoot,
  share,
  dealWindow,
  payOut,
  takeObjects,
  goHome,
  rob,
  runSand,
  chooseHeap,
  openMarket,
  steal,
  refill,
  drawDragon,
  turnUp,
  slip,
  play,
  resolve,
}

export const advance = (ledger: GoldLedger, first: readonly Task[]): void => advanceBy(ledger, runners, first)
