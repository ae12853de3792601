import type { Question } from '#kernel/game'
import { oneOf } from '#kernel/question'
import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { type LaidEvent, takesTurn } from '../cards/events.ts'
import { isEvent } from '../cards/index.ts'
import type { Kind } from '../cards/kinds.ts'
import type { Asks, DwarvesLedger, StageOf, State, Task, TaskOf } from '../types.ts'
import { fighterAt } from './armies.ts'
import { ruleOf, run, targetsOf } from './effects.ts'
import { openWindow } from './forget.ts'
import { targetOn, written } from './targets.ts'

/** The event this seat laid, if it takes a turn. A bluff does not (R7.2), nor does a Forget it! (R8.5). */
function eventOf({ battle }: State, seat: Seat): LaidEvent | null {
  const laid = battle === null ? null : of(battle.laid, seat)
  const card = laid === null ? null : peek(laid.card)
  return card !== null && isEvent(card) && takesTurn(card) ? card : null
}

/** R7.4, R7.5: one event after another. */
export function resolve(ledger: DwarvesLedger, { seats }: TaskOf<'resolve'>): readonly Task[] {
  const { state } = ledger
  const [seat, ...others] = seats
  if (seat === undefined || state.battle === null) return []
  const next: Task = { do: 'resolve', seats: others }
  const event = eventOf(state, seat)
  if (event === null) return [next]
  const targets = targetsOf(event, state.battle, seat).map(written)
  const [target, another] = targets
  if (target === undefined) {
    ledger.emit({ type: 'eventFizzled', seat, event })
    return [next]
  }
  if (another === undefined) play(ledger, seat, event, target)
  else ledger.emit({ type: 'stageOpened', stage: { at: 'target', seat, event, targets } })
  return [{ do: 'takeEffect' }, next]
}

export const askTarget = ({ event, targets }: StageOf<'target'>): Question<Asks> => ({
  name: 'target',
  ask: oneOf(ruleOf(event), targets),
})

export function answerTarget(
  ledger: DwarvesLedger,
  { seat, event }: StageOf<'target'>,
  target: string,
): readonly Task[] {
  ledger.emit({ type: 'stageClosed' })
  play(ledger, seat, event, target)
  return []
}

/** Of the fighter that is aimed at, if one is. */
function kindAt({ battle }: State, event: LaidEvent, target: string): Kind | null {
  const aimed = targetOn(event, target)
  return battle === null || !('place' in aimed) ? null : fighterAt(battle, aimed.seat, aimed.place).kind
}

function play(ledger: DwarvesLedger, seat: Seat, event: LaidEvent, target: string): void {
  ledger.emit({ type: 'eventPlayed', seat, event, target, kind: kindAt(ledger.state, event, target) })
  openWindow(ledger)
}

/** Applies the event unless somebody has cancelled it. */
export function takeEffect(ledger: DwarvesLedger): readonly Task[] {
  const playing = ledger.state.battle?.playing ?? null
  if (playing === null) return []
  if (!playing.cancelled) run(ledger, playing)
  ledger.emit({ type: 'eventDone' })
  return []
}
