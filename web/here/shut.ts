import { useEffect, useState } from 'react'

/** So long nothing can be pressed that has just appeared, in milliseconds: it was meant for what was there before. */
const SHUT = 700

/** Whether what one looks at has only just come, for who may be pressing twice. `what` is another when something else came. */
export function useShut(what: string | number): boolean {
  const [open, setOpen] = useState<string | number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setOpen(what), SHUT)
    return () => clearTimeout(timer)
  }, [what])
  return open !== what
}
