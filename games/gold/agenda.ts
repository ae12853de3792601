import { place } from './attack.ts'
import { runSand, share } from './bargain.ts'
import { chooseHeap } from './heaps.ts'
import { goHome, payOut, showLoot, slay, takeObjects } from './kill.ts'
import { slip } from './magic/hand.ts'
import { play, resolve } from './magic/playing.ts'
import { dealWindow, turnUp } from './magic/windows.ts'
import { openMarket } from './market.ts'
import { drawDragon, refill } from './refill.ts'
import { rob, steal } from './thieves.ts'
import { ask, askAgain, beginTurn, callHome, passTurn } from './turns.ts'
import type { GoldLedger, Task, TaskOf } from './types.ts'

/** Does one thing, and says what has to be done next, before all that was to be done already. */
type Runner<Do extends Task['do']> = (ledger: GoldLedger, task: TaskOf<Do>) => readonly Task[]

const runners: { readonly [Do in Task['do']]: Runner<Do> } = {
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

const run = <Do extends Task['do']>(ledger: GoldLedger, task: TaskOf<Do>): readonly Task[] =>
  (runners[task.do] as Runner<Do>)(ledger, task)

/** Goes on until somebody is asked, a clock is waited for, or the game is over. What is left is written down. */
export function advance(ledger: GoldLedger, first: readonly Task[]): void {
  const before = ledger.state.agenda
  const agenda = [...first, ...before]
  let changed = first.length > 0
  while (ledger.state.stage === null && ledger.state.result === null) {
    const task = agenda.shift()
    if (task === undefined) throw new Error('there is nothing left to do, and the game is not over')
    agenda.unshift(...run(ledger, task))
    changed = true
  }
  if (ledger.state.result !== null) return
  if (changed && (agenda.length > 0 || before.length > 0)) ledger.emit({ type: 'agendaSet', agenda })
}
