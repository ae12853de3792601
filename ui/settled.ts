import { useEffect, useState } from 'react'

/** In milliseconds: a second tap of the same thumb comes within it. */
const MOMENT = 500

/** Whether this has been here for a moment: what is pressed right after it came was meant for what was there before. */
export function useSettled(what: string): boolean {
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(what), MOMENT)
    return () => clearTimeout(timer)
  }, [what])
  return settled === what
}
