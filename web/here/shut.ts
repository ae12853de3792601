import { useEffect, useState } from 'react'

/** How long new controls ignore presses, in milliseconds. Such a press was meant for what was there before. */
const SHUT = 700

/** Whether the content has only just appeared, to guard against double presses. `what` changes with the content. */
export function useShut(what: string | number): boolean {
  const [open, setOpen] = useState<string | number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setOpen(what), SHUT)
    return () => clearTimeout(timer)
  }, [what])
  return open !== what
}
