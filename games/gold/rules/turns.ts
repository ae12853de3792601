import { after } from '#games/pieces/clock'
import type { Question } from '#kernel/game'
import { oneOf } from '#kernel/question'
import { of, type Seat } from '#kernel/seat'
import { only, peek } from '#kernel/secret'
import { type Adventurer, adventurers } from '../cards/adventurers.ts'
import { openWindow } from '../magic/windows.ts'
import type { Asks, GoldLedger, Readiness, StageOf, State, Task } from '../types.ts'
import { clocks } from './clocks.ts'
import { nextSeat, presentSeats } from './seating.ts'
import { begins } from './showing.ts'

const theirs = ({ sides }: State, seat: Seat, readiness: Readiness): readonly Adventurer[] =>
  adventurers.filter(adventurer => of(sides, seat).team[adventurer] === readiness)

/** The turn passes to the left, with a window between turns (R10.1). */
export function passTurn(ledger: GoldLedger): readonly Task[] {
  ledger.emit({ type: 'turnPassed', seat: nextSeat(ledger.state, ledger.state.turn) })
  openWindow(ledger, 'between turns', presentSeats(ledger.state))
  return [{ do: 'beginTurn' }]
}

export function beginTurn(ledger: GoldLedger): readonly Task[] {
  const { state } = ledger
  const seat = state.turn
  if (of(state.sides, seat).left) return [{ do: 'passTurn' }]
  if (isLocked(state, seat)) {
    ledger.emit({ type: 'turnSkipped', seat })
    return isFullLock(state) ? [{ do: 'callHome' }, { do: 'passTurn' }] : [{ do: 'passTurn' }]
  }
  const awoke = theirs(state, seat, 'ready').length === 0 ? theirs(state, seat, 'resting') : []
  ledger.emit({ type: 'turnBegan', seat, awoke })
  return [{ do: 'ask' }]
}

/** R2.3: all four are on dragons. */
const isLocked = (state: State, seat: Seat): boolean => theirs(state, seat, 'away').length === adventurers.length

/** R2.6. */
function isFullLock(state: State): boolean {
  const seats = presentSeats(state)
  return state.skips >= seats.length && seats.every(seat => isLocked(state, seat))
}

export const ask = (ledger: GoldLedger): readonly Task[] => askTo(ledger, true)
/** R10.3: an object has been played in this turn. */
export const askAgain = (ledger: GoldLedger): readonly Task[] => askTo(ledger, false)

function askTo(ledger: GoldLedger, mayPlay: boolean): readonly Task[] {
  const { turn: seat, sides } = ledger.state
  if (of(sides, seat).left) return [{ do: 'passTurn' }]
  ledger.emit({ type: 'stageOpened', stage: { at: 'attack', seat, mayPlay, closes: null } })
  return []
}

/** R2.6: everybody picks one to call home. */
export function callHome(ledger: GoldLedger): readonly Task[] {
  const { options, sides } = ledger.state
  const picks = sides.map(() => null)
  const closes = after(begins(ledger), clocks[options.clock].pick)
  ledger.emit({ type: 'stageOpened', stage: { at: 'recall', seats: presentSeats(ledger.state), picks, closes } })
  return []
}

export function askRecall(_state: State, { seats, picks }: StageOf<'recall'>, seat: Seat): Question<Asks> | null {
  if (!seats.includes(seat) || picks[seat] !== null) return null
  return { name: 'recall', ask: oneOf('R2.6', adventurers, { idle: 'wizard' }) }
}

export function answerRecall(ledger: GoldLedger, seat: Seat, adventurer: Adventurer): readonly Task[] {
  ledger.emit({ type: 'homePicked', seat, adventurer: only(seat, adventurer) })
  const { stage } = ledger.state
  if (stage?.at !== 'recall' || stage.seats.some(s => stage.picks[s] === null)) return []
  return endRecall(ledger, stage)
}

/** A silent seat calls home its weakest. */
export function endRecall(ledger: GoldLedger, { seats, picks }: StageOf<'recall'>): readonly Task[] {
  const called = seats
    .filter(seat => !of(ledger.state.sides, seat).left)
    .map(seat => {
      const pick = picks[seat]
      return { seat, adventurer: pick ? peek(pick) : ('wizard' as const) }
    })
  ledger.emit({ type: 'stageClosed' })
  ledger.emit({ type: 'calledHome', picks: called })
  return []
}
