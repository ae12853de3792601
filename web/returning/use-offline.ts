import { useEffect, useState } from 'react'
import { lost } from '../house/line.ts'
import { useStore } from '../house/observable.ts'

/** How long the house may take before the page says that it cannot be reached, in milliseconds. */
const PATIENCE = 4000

/** Whether the house cannot be reached: at once if the browser says so, otherwise after a while. */
export function useOffline(): boolean {
  const why = useStore(lost)
  const [isLate, setLate] = useState(false)
  const [isOff, setOff] = useState(!navigator.onLine)
  useEffect(() => {
    const look = (): void => setOff(!navigator.onLine)
    for (const name of ['online', 'offline']) addEventListener(name, look)
    return () => {
      for (const name of ['online', 'offline']) removeEventListener(name, look)
    }
  }, [])
  const isAway = why === 'lost' || why === 'connecting'
  useEffect(() => {
    if (!isAway) return setLate(false)
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [isAway])
  return isOff || isLate
}
