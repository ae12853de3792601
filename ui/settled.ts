import { useEffect, useState } from 'react'

/** In milliseconds. An accidental second tap comes within this time. */
const MOMENT = 500

/** Whether `what` has been on the screen for a moment. A press that comes earlier was meant for what was there before. */
export function useSettled(what: string | number, moment = MOMENT): boolean {
  const [settled, setSettled] = useState<string | number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(what), moment)
    return () => clearTimeout(timer)
  }, [what, moment])
  return settled === what
}
