import { useCallback, useEffect, useRef, useState } from 'react'
import { isRefused, type Refused } from '#client/messages'
import { comeBack, type Spot, whereabouts } from './whereabouts.ts'

/** A request to the house. Only one runs at a time, and a refusal is kept until the next. */
export interface Acting {
  readonly isBusy: boolean
  readonly refused: Refused | null
  /** Null if it was refused or if another request is still running. */
  readonly act: <T extends object>(ask: () => Promise<T | Refused>) => Promise<T | null>
  readonly forget: () => void
}

export function useActing(): Acting {
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const underWay = useRef(false)
  const spot = useRef<Spot>([])
  // A pressed button is disabled meanwhile and loses the focus. It gets the focus back afterwards.
  useEffect(() => {
    if (!isBusy && comeBack(spot.current)) spot.current = []
  }, [isBusy])
  const act = useCallback(async <T extends object>(ask: () => Promise<T | Refused>): Promise<T | null> => {
    if (underWay.current) return null
    underWay.current = true
    const now = whereabouts()
    if (now.length > 0) spot.current = now // the next request may start before the focus is back
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
