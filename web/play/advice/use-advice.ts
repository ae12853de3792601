import { useEffect, useRef, useState } from 'react'
import type { Advice } from '#analysis/advice'
import { isRefused, type Refused } from '#client/messages'
import { useTable } from '#ui/table'
import { useVenue } from '../venue.ts'
import { Adviser } from './adviser.ts'

/** What came of asking about a question; `have` is the last entry it is about. */
export interface Told {
  readonly asking: string
  readonly have: number
  readonly is: Advice | Refused | 'nothing'
}

/**
 * Asks the house, which stores that a hint was taken, and only then works it out from what this page was told. Null while that
 * lasts. Asks again when the hint is wanted anew.
 */
export function useAdvice(asking: string, wish: object): Told | null {
  const { match, introduction, live, viewer, now } = useTable()
  const { client } = useVenue()
  const [told, setTold] = useState<Told | null>(null)
  const adviser = useRef<Adviser | null>(null)
  useEffect(() => () => adviser.current?.dismiss(), [])
  const known = useRef<Told | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the match is mutated in place; each wish is answered once
  useEffect(() => {
    const { have } = live
    if (viewer === 'table' || (known.current?.asking === asking && known.current.have === have)) return
    let isHere = true
    const tell = (is: Told['is']): void => {
      if (!isHere) return
      known.current = { asking, have, is }
      setTold(known.current)
    }
    void client.advise(match).then(async reply => {
      if (isRefused(reply)) return tell(reply)
      adviser.current ??= new Adviser()
      const { header } = introduction
      const entries = live.entries.filter(({ seq }) => seq <= have)
      tell((await adviser.current.ask({ header, entries, seat: viewer, at: now() })) ?? 'nothing')
    })
    return () => {
      isHere = false
    }
  }, [asking, wish, match, client, viewer])
  return told?.asking === asking ? told : null
}
