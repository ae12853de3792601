import { useCallback, useEffect, useRef, useState } from 'react'
import { isRefused, type Refused } from '#client/messages'
import { comeBack, type Spot, whereabouts } from './whereabouts.ts'

/** Something asked of the house: one thing at a time, and what was refused is kept until the next. */
export interface Acting {
  readonly isBusy: boolean
  readonly refused: Refused | null
  /** Null if it was refused, or if something else is still under way. */
  readonly act: <T extends object>(ask: () => Promise<T | Refused>) => Promise<T | null>
  readonly forget: () => void
}

export function useActing(): Acting {
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const underWay = useRef(false)
  const spot = useRef<Spot>([])
  // What is pressed cannot be pressed again meanwhile, and loses the focus; afterwards it has it again.
  useEffect(() => {
    if (!isBusy && comeBack(spot.current)) spot.current = []
  }, [isBusy])
  const act = useCallback(async <T extends object>(ask: () => Promise<T | Refused>): Promise<T | null> => {
    if (underWay.current) return null
    underWay.current = true
    const now = whereabouts()
    if (now.length > 0) spot.current = now // one thing may follow another before the focus is back
    setBusy(true)
    setRefused(null)
    const told = await ask()
    underWay.current = false
    setBusy(false)
    if (!isRefused(told)) return told
    setRefused(told)
    return null
  }, [])
  return { isBusy, refused, act, forget: useCallback(() => setRefused(null), []) }
}
