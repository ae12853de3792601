import type { Question } from '#kernel/game'
import { bringsStones, onlyChooses, type Step, uses } from '../cards/steps.ts'
import type { FistLedger } from '../events.ts'
import type { Asks, Power, State, Task } from '../types.ts'
import { thisRound } from './boon.ts'
import { choose, either, may } from './choosing.ts'
import { conditional } from './conditions.ts'
import { gain, gainStone, giveFairyBid, score } from './gaining.ts'
import { drawStones, pushLuck } from './luck.ts'
import { othersGain, othersLoseStones, othersPay } from './others.ts'
import { give, payFor } from './paying.ts'
import { drawCharacter, keep, offerAgain, playChosen, recall, use } from './playing.ts'
import { buyStones, pay } from './stall.ts'
import { everyoneLosesColour, plunder, steal } from './taking.ts'
import { trade } from './trading.ts'
import type { Verb, VerbAnswer } from './verb.ts'

/**
 * Whether a seat may choose these steps: whatever is asked for is there (E32, E36), and something would come of them.
 * R7.17: stones that may come on the way may be those that are asked for, and a condition waits for its turn.
 */
function can(state: State, power: Power, steps: readonly Step[]): boolean {
  const has = (step: Step): boolean => verbOf(step).can?.(state, power, step) ?? true
  const bringing = steps.findIndex(step => uses([step], bringsStones))
  const isMissing = (step: Step, i: number): boolean =>
    (step.do === 'giveFairyBid' || (step.do === 'trade' && (bringing === -1 || i < bringing))) && !has(step)
  return !steps.some(isMissing) && steps.some(step => !onlyChooses(step) && has(step))
}

const verbs: { readonly [D in Task['do']]: Verb<D> } = {
  gain,
  gainStone,
  trade,
  either: either(can),
  may: may(can),
  choose,
  drawCharacter,
  playChosen,
  steal,
  plunder,
  everyoneLosesColour,
  drawStones,
  pushLuck,
  buyStones,
  giveFairyBid,
  score,
  keep,
  if: conditional(can),
  payFor,
  othersGain,
  othersPay,
  othersLoseStones,
  thisRound,
  use,
  offerAgain,
  recall,
  give,
  pay,
}
const verbOf = (task: Task): Verb => verbs[task.do] as Verb

/** The question to be answered before the next task can run. */
export function questionOf(state: State, power: Power): Question<Asks> | null {
  const [task] = power.tasks
  return task === undefined ? null : (verbOf(task).ask?.(state, power, task) ?? null)
}

/** Runs the next task and returns the rest of the power. */
export function take(ledger: FistLedger, power: Power, answer: VerbAnswer<keyof Asks> | null): Power {
  const [task, ...tasks] = power.tasks
  return task === undefined ? power : verbOf(task).run(ledger, { ...power, tasks }, task, answer)
}
