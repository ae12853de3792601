import { useState } from 'react'
import { type Problem, problemWith } from '#kernel/answer'
import type { Bundle, Counts, Item } from '#kernel/question'

/** A selection in progress: what is chosen, and what can still be. */
export interface Handful<N extends string> {
  readonly counts: Counts<N>
  /** The total number of chosen steps. */
  readonly steps: number
  readonly problem: Problem | null
  chosen(name: N): number
  canAdd(name: N): boolean
  add(name: N): void
  takeBack(name: N): void
  empty(): void
}

const nothing = {}

/** The state of a prompt that asks for an amount of each kind. */
export function useBundle<N extends string>(ask: Bundle<N>, first: Counts<N> = nothing as Counts<N>): Handful<N> {
  const [counts, setCounts] = useState(first)
  const chosen = (name: N): number => counts[name] ?? 0
  const itemOf = (name: N): Item<N> | undefined => ask.items.find(item => item.name === name)
  const steps = ask.items.reduce((sum, { name, step }) => sum + chosen(name) / step, 0)
  const canAdd = (name: N): boolean => {
    const item = itemOf(name)
    return item !== undefined && chosen(name) + item.step <= item.max && steps < (ask.total?.max ?? Infinity)
  }
  const change = (name: N, by: number): void => {
    const step = itemOf(name)?.step ?? 1
    setCounts({ ...counts, [name]: chosen(name) + by * step })
  }
  return {
    counts,
    steps,
    problem: problemWith(ask, counts),
    chosen,
    canAdd,
    add: name => {
      if (canAdd(name)) change(name, 1)
    },
    takeBack: name => {
      if (chosen(name) > 0) change(name, -1)
    },
    empty: () => setCounts(nothing as Counts<N>),
  }
}
