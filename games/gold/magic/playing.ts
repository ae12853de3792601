import { of, type Seat } from '#kernel/seat'
import { presentSeats } from '../rules/seating.ts'
import type { GoldLedger, Task, TaskOf } from '../types.ts'
import { takeEffect } from './effects.ts'
import { objectIn } from './moves.ts'
import { openWindow } from './windows.ts'

/** The object that an answer plays, if it plays one. */
export const played = (seat: Seat, answer: Readonly<Record<string, string>>): readonly TaskOf<'play'>[] =>
  Object.entries(answer).flatMap(([move, target]) => {
    const object = objectIn(move)
    return object === null ? [] : [{ do: 'play', seat, object, target }]
  })

/** An object is turned up, and there is a window to answer it (R10.4). */
export function play(ledger: GoldLedger, { seat, object, target }: TaskOf<'play'>): readonly Task[] {
  ledger.emit({ type: 'objectPlayed', seat, object, target })
  openWindow(
    ledger,
    'answer',
    presentSeats(ledger.state).filter(s => s !== seat),
  )
  return [{ do: 'resolve' }]
}

/** The last played comes first; cancelled or not, it is then discarded. If its player has left, it does nothing. */
export function resolve(ledger: GoldLedger): readonly Task[] {
  const played = ledger.state.played.at(-1)
  if (played === undefined) return []
  const isVoid = played.cancelled || of(ledger.state.sides, played.seat).left
  const tasks = isVoid ? [] : takeEffect(ledger, played)
  ledger.emit({ type: 'objectDiscarded', seat: played.seat, object: played.object })
  return tasks
}
