import type { Answer, Question } from '#kernel/game'
import type { FistLedger } from '../events.ts'
import type { Asks, Power, State, Task } from '../types.ts'

export type TaskOf<D extends Task['do']> = Extract<Task, { do: D }>
export type VerbAnswer<N extends keyof Asks> = Extract<Answer<Asks>, { name: N }>['answer']

/** How one verb of the vocabulary works. Its words are in words/. */
export interface Verb<D extends Task['do'] = Task['do']> {
  /** Whether it could have any effect; true by default. It may depend only on what the seat can see. */
  can?(state: State, power: Power, task: TaskOf<D>): boolean
  /** The question to be answered first; null if there is none. */
  ask?(state: State, power: Power, task: TaskOf<D>): Question<Asks> | null
  /** Runs it. `power.tasks` no longer contains this task. Returns what remains. */
  run(ledger: FistLedger, power: Power, task: TaskOf<D>, answer: VerbAnswer<keyof Asks> | null): Power
}

/** Puts the tasks that a task unfolds into before the rest. */
export const unfold = (power: Power, tasks: readonly Task[]): Power => ({ ...power, tasks: [...tasks, ...power.tasks] })

export function nothing(ledger: FistLedger, power: Power, rule: string): Power {
  ledger.emit({ type: 'nothingDone', seat: power.seat, rule })
  return power
}
