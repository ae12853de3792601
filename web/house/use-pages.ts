import { useCallback, useEffect, useState } from 'react'
import { isRefused, type Refused } from '#client/messages'

/** Some of what there is, and where the next page begins; null if there is no more. */
export interface Paged<T> {
  readonly items: readonly T[]
  readonly after: string | null
}

export interface PagesShown<P extends Paged<unknown>> {
  /** All that was told so far, as one page. Null until the first has loaded. */
  readonly told: P | null
  readonly items: P['items'] | null
  readonly hasMore: boolean
  readonly refused: Refused | null
  readonly more: () => void
  /** Begins again. */
  readonly again: () => void
  readonly change: (how: (now: P) => P) => void
}

/** What the house tells page after page. What was there before stays until the next is here. `asked` says what is asked for. */
export function usePages<P extends Paged<unknown>>(
  asked: string,
  ask: (after: string | null) => Promise<P | Refused>,
): PagesShown<P> {
  const [pages, setPages] = useState<P | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the request is the same as long as the same is asked for
  const take = useCallback(
    async (before: P | null, isWanted: () => boolean): Promise<void> => {
      const told = await ask(before?.after ?? null)
      if (!isWanted()) return
      setRefused(isRefused(told) ? told : null)
      if (!isRefused(told)) setPages({ ...told, items: [...(before?.items ?? []), ...told.items] })
    },
    [asked],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again for the same
  useEffect(() => {
    let isHere = true
    void take(null, () => isHere)
    return () => {
      isHere = false
    }
  }, [take, round])
  return {
    told: pages,
    items: pages?.items ?? null,
    hasMore: (pages?.after ?? null) !== null,
    refused,
    more: () => void take(pages, () => true),
    again: () => setRound(n => n + 1),
    change: how => setPages(now => now && how(now)),
  }
}
