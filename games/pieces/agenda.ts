import type { GameEvent, Ledger } from '#kernel/game'

/** A task, by name. */
export type Doing = { readonly do: string }

/** A table that stops to ask. `stage` is what it waits for, `agenda` what is still to be done after that. */
export interface Planned<Task extends Doing> {
  readonly stage: object | null
  readonly agenda: readonly Task[]
  readonly result: object | null
}
export type AgendaSet<Task extends Doing> = { readonly type: 'agendaSet'; readonly agenda: readonly Task[] }

/** Each performs one task and returns the tasks that come next, ahead of those already planned. */
export type Runners<Task extends Doing, L> = {
  readonly [Do in Task['do']]: (ledger: L, task: Task & { readonly do: Do }) => readonly Task[]
}

/** Runs until somebody is asked, a clock is waited for, or the game is over. The remaining tasks are saved. */
export function advance<Task extends Doing, S extends Planned<Task>, E extends GameEvent>(
  ledger: Ledger<S, E | AgendaSet<Task>>,
  runners: Runners<Task, typeof ledger>,
  first: readonly Task[],
): void {
  const before = ledger.state.agenda
  const agenda = [...first, ...before]
  let changed = first.length > 0
  while (ledger.state.stage === null && ledger.state.result === null) {
    const task = agenda.shift()
    if (task === undefined) throw new Error('there is nothing left to do, and the game is not over')
    agenda.unshift(...runners[task.do as Task['do']](ledger, task))
    changed = true
  }
  if (ledger.state.result !== null) return
  if (changed && (agenda.length > 0 || before.length > 0)) ledger.emit({ type: 'agendaSet', agenda })
}
