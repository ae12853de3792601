import { useSyncExternalStore } from 'react'
import { useTable } from './table.ts'

/** The house clock in steps of this many milliseconds. Components that use it rerender at every step. */
export function useNow(step: number): number {
  const { now } = useTable()
  return useSyncExternalStore(
    changed => {
      const timer = setInterval(changed, step)
      return () => clearInterval(timer)
    },
    () => Math.floor(now() / step) * step,
  )
}
