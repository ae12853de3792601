import { of, type Seat } from '#kernel/seat'
import { neededBy } from '../cards/possible.ts'
import { type Colour, firstIn, type Step } from '../cards/steps.ts'
import type { Power, Task } from '../types.ts'
import { addedWorth, coinsWorth, type Known, lossWorth, othersLossWorth, stonesWorth } from './worth.ts'

/** What a colour or a rival is worth that is chosen for some task. */
interface Purpose {
  colour(state: Known, power: Power, seat: Seat, colour: Colour): number
  rival(state: Known, rival: Seat, task: Task | undefined): number
}

const usual: Purpose = {
  colour(state, { rival }, seat, colour) {
    const taken = rival === null ? 0 : addedWorth(of(state.sides, rival).stones, colour, -1)
    return addedWorth(of(state.sides, seat).stones, colour) - taken / 2
  },
  rival(state, rival) {
    const { points, stones } = of(state.sides, rival)
    return points * 3 + stonesWorth(stones)
  },
}

/** A new step does not compile before somebody has said what it does with a colour and a rival. */
const purposes: Readonly<Record<Task['do'], Purpose>> = {
  everyoneLosesColour: { ...usual, colour: (state, _power, seat, colour) => lossWorth(state, seat, colour) },
  pushLuck: { ...usual, colour: (state, _power, _seat, colour) => -state.bank.stones[colour] },
  trade: { ...usual, colour: (state, _power, seat, colour) => of(state.sides, seat).stones[colour] },
  plunder: {
    ...usual,
    rival(state, rival, task) {
      const coins = task?.do === 'plunder' ? task.coins : []
      return coinsWorth(of(state.book, rival), coins) + of(state.sides, rival).points
    },
  },
  othersLoseStones: { ...usual, colour: othersWorth },
  give: { ...usual, colour: (state, _power, seat, colour) => of(state.sides, seat).stones[colour] },
  if: usual,
  payFor: usual,
  thisRound: usual,
  othersGain: usual,
  othersPay: usual,
  gain: usual,
  gainStone: usual,
  either: usual,
  may: usual,
  choose: usual,
  drawCharacter: usual,
  playChosen: usual,
  steal: usual,
  drawStones: usual,
  buyStones: usual,
  giveFairyBid: usual,
  score: usual,
  keep: usual,
  use: usual,
  offerAgain: usual,
  recall: usual,
  pay: usual,
}

/** What everybody else would lose of it, and I might gain. */
function othersWorth(state: Known, power: Power, seat: Seat, colour: Colour): number {
  const task = firstIn(power.tasks, 'othersLoseStones')
  return task === null ? 0 : othersLossWorth(state, seat, task, colour)
}

const purposeOf = (task: Task | undefined): Purpose => (task === undefined ? usual : purposes[task.do])

/** What the colour is for is in the task that follows the choice, or in the one that asks. */
export function colourWorth(state: Known, power: Power, seat: Seat, colour: Colour): number {
  const [task, ...rest] = power.tasks
  const next = task?.do === 'choose' ? rest.find(it => neededBy(it as Step) === 'colour') : undefined
  return purposeOf(next ?? rest[0] ?? task).colour(state, power, seat, colour)
}

export function rivalWorth(state: Known, power: Power, rival: Seat): number {
  const [, ...rest] = power.tasks
  const next = rest.find(it => neededBy(it as Step) === 'rival') ?? rest[0]
  return purposeOf(next).rival(state, rival, next)
}
