import { useEffect, useState } from 'react'

/** In milliseconds. An accidental second tap comes within this time. */
const MOMENT = 500

/** Whether this has been visible for a moment. A press right after it appears was meant for what was there before. */
export function useSettled(what: string): boolean {
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(what), MOMENT)
    return () => clearTimeout(timer)
  }, [what])
  return settled === what
}
