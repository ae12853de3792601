import { useSyncExternalStore } from 'react'
import { useTable } from './table.ts'

/** The clock of the house in steps of so many milliseconds; who shows it is drawn again with every step. */
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
