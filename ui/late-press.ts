import { useEffect } from 'react'
import { useTable } from './table.ts'

/** After a scene a press may still have been meant to skip it, in milliseconds. */
const LATE = 750

let ended = Number.NEGATIVE_INFINITY

/** Notes when scenes end. */
export function useSceneEnds(): void {
  const { isHeld } = useTable()
  useEffect(() => {
    if (!isHeld) return
    ended = Number.POSITIVE_INFINITY
    return () => {
      ended = performance.now()
    }
  }, [isHeld])
}

/** Whether a press comes so soon after a scene that it should tell nobody anything. */
export const isLatePress = (): boolean => performance.now() - ended < LATE
