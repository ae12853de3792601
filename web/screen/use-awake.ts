import { useEffect } from 'react'

/** Keeps the screen from going dark while this is shown. A browser lets go of the lock whenever the page is hidden. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isHere = true
    const hold = async (): Promise<void> => {
      if (document.hidden || !('wakeLock' in navigator)) return
      try {
        const held = await navigator.wakeLock.request('screen')
        if (isHere) lock = held
        else await held.release()
      } catch {
        // Low battery, or the browser does not allow it.
      }
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isHere = false
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}
