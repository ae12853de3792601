import { after } from '#games/pieces/clock'
import { nothingSealed, sealing } from '#games/pieces/sealing'
import { isOpenTo, mayClose, moveIn } from '#games/pieces/window'
import type { Question } from '#kernel/game'
import { type AnswerTo, just, type MovesOf, menu } from '#kernel/question'
import { clockwiseAfter, of, type Seat, seatsOf } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import { canceller, events } from '../cards/events.ts'
import { clocks } from '../options.ts'
import type { Asks, Battle, DwarvesLedger, Reaction, StageOf, State, Task } from '../types.ts'

/** Whether this seat laid one that lies there unused: all laid cards have been turned up by now. */
export function hasLaid({ laid }: Battle, seat: Seat): boolean {
  const there = of(laid, seat)
  return there !== null && knows(there.card) && peek(there.card) === canceller
}

const inHand = ({ sides }: State, seat: Seat): boolean => peek(of(sides, seat).hand).includes(canceller)

/** R8.3, R12.8: public facts decide who is asked. */
function askedIn({ sides, decks, options }: State, battle: Battle): readonly Seat[] {
  const all = seatsOf(sides.length)
  if (options.forget === 'laid') return all.filter(seat => hasLaid(battle, seat))
  const used = decks.other.discards.filter(card => card === canceller).length
  return used < events[canceller].copies ? all : []
}

/** Public facts decide whether it opens, so it reveals nothing. */
export function openWindow(ledger: DwarvesLedger): void {
  const { state } = ledger
  const seats = state.battle === null ? [] : askedIn(state, state.battle)
  if (seats.length === 0) return
  const closes = after(ledger.at, clocks[state.options.clock].pause)
  const sealed = nothingSealed(state.sides.length)
  ledger.emit({ type: 'stageOpened', stage: { at: 'window', seats, sealed, closes } })
}

/** R8.2: a player who is asked at all may use either (R12.8). */
const mayForget = (state: State, battle: Battle, seat: Seat): boolean => hasLaid(battle, seat) || inHand(state, seat)

export function askReact(state: State, stage: StageOf<'window'>, seat: Seat): Question<Asks> | null {
  if (state.battle === null || !isOpenTo(stage, seat)) return null
  const can = mayForget(state, state.battle, seat)
  const moves = { letBe: just('R8.3'), ...(can ? { forget: just('R8.1') } : {}) }
  const quiet = !can || state.battle.playing?.seat === seat
  const barred = can ? [] : [{ move: 'forget' as const, rule: 'R8.2' }]
  const ask = menu<MovesOf<Asks['react']>>('R8.3', moves, { letBe: 'yes' }, { barred, quiet, covert: true })
  return { name: 'react', ask }
}

/** Sealed until the window closes (R8.4). */
export function sealReaction(ledger: DwarvesLedger, seat: Seat, answer: AnswerTo<Asks['react']>): readonly Task[] {
  const what = sealing<Reaction>(ledger.state.sides.length, seat, 'forget' in answer ? 'forget' : 'letBe')
  ledger.emit({ type: 'sealedInWindow', what })
  const { stage, options } = ledger.state
  return stage?.at === 'window' && mayClose(stage, clocks[options.clock], () => true) ? closeWindow(ledger, stage) : []
}

/** R8.4: the nearest clockwise from the owner cancels, the owner last. */
export function closeWindow(ledger: DwarvesLedger, stage: StageOf<'window'>): readonly Task[] {
  ledger.emit({ type: 'stageClosed' })
  const { battle, sides } = ledger.state
  if (battle === null || battle.playing === null) return []
  const { seat: owner, event } = battle.playing
  const seat = clockwiseAfter(sides, owner).find(s => moveIn(stage, s) === 'forget')
  if (seat !== undefined)
    ledger.emit({ type: 'eventCancelled', seat, owner, event, from: hasLaid(battle, seat) ? 'laid' : 'hand' })
  return []
}
