import { useCallback, useEffect, useState } from 'react'
import { isRefused, type Refused } from '#client/messages'
import type { ThreadTold } from '#protocol/board'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { boardHouse, type Wished } from '../api.ts'

export interface ThreadsShown {
  /** Null until the first of them have loaded. Those that are pinned come first. */
  readonly threads: readonly ThreadTold[] | null
  readonly hasMore: boolean
  readonly refused: Refused | null
  readonly more: () => void
  /** Begins again. */
  readonly again: () => void
}

interface Pages {
  readonly threads: readonly ThreadTold[]
  readonly after: string | null
}

/** The threads that somebody looks for, page after page. What was there before stays until the next is here. */
export function useThreads(wished: Wished): ThreadsShown {
  const person = useStore(me)?.id
  const [pages, setPages] = useState<Pages | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [round, setRound] = useState(0)
  const key = JSON.stringify(wished)
  const take = useCallback(
    async (before: Pages | null, isWanted: () => boolean): Promise<void> => {
      const told = await boardHouse.threads(JSON.parse(key) as Wished, before?.after ?? null)
      if (!isWanted()) return
      setRefused(isRefused(told) ? told : null)
      if (!isRefused(told))
        setPages({ threads: [...(before?.threads ?? []), ...told.pinned, ...told.threads], after: told.after })
    },
    [key],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again for the same, somebody else has other marks
  useEffect(() => {
    let isHere = true
    void take(null, () => isHere)
    return () => {
      isHere = false
    }
  }, [take, round, person])
  return {
    threads: pages?.threads ?? null,
    hasMore: (pages?.after ?? null) !== null,
    refused,
    more: () => void take(pages, () => true),
    again: () => setRound(n => n + 1),
  }
}
