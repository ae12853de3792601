import { useSyncExternalStore } from 'react'
import { useTable } from './table.ts'

/** The house clock in steps of this many milliseconds. Components that use it rerender at every step. */
export function useNow(step: number): number {
  const { now } = useTable()
  return useSyncExternalStore(
    changed => everyStep(now, step, changed),
    () => Math.floor(now() / step) * step,
  )
}

/**
 * Runs `then` when the clock comes to the next step, and at each one after it; returns a function that ends it. Every
 * clock on a page keeps to the same steps: with beats of their own, two of one deadline could differ by a second.
 */
export function everyStep(now: () => number, step: number, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = (): void => {
    timer = setTimeout(
      () => {
        wait()
        then()
      },
      step - (now() % step),
    )
  }
  wait()
  return () => clearTimeout(timer)
}
