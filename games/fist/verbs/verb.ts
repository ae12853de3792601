import type { Answer, Question } from '#kernel/game'
import type { FistLedger } from '../events.ts'
import type { Asks, Power, State, Task } from '../types.ts'

export type TaskOf<D extends Task['do']> = Extract<Task, { do: D }>
export type Reply<N extends keyof Asks> = Extract<Answer<Asks>, { name: N }>['answer']

/** How one word of the vocabulary is done. How it is said is in words/. */
export interface Verb<D extends Task['do'] = Task['do']> {
  /** Whether it could do anything at all; missing means yes. Only what the seat can see may decide it. */
  can?(state: State, power: Power, task: TaskOf<D>): boolean
  /** What must be answered first; null if nothing. */
  ask?(state: State, power: Power, task: TaskOf<D>): Question<Asks> | null
  /** Does it. `power.tasks` no longer holds this task; what is returned is what is left. */
  run(ledger: FistLedger, power: Power, task: TaskOf<D>, answer: Reply<keyof Asks> | null): Power
}

/** The tasks a task unfolds into come before the rest. */
export const unfold = (power: Power, tasks: readonly Task[]): Power => ({ ...power, tasks: [...tasks, ...power.tasks] })

export function nothing(ledger: FistLedger, power: Power, rule: string): Power {
  ledger.emit({ type: 'nothingDone', seat: power.seat, rule })
  return power
}
