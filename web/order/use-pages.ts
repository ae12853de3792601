import { useCallback, useEffect, useState } from 'react'
import { isRefused, type Refused } from '#client/messages'
import type { Paged } from './api.ts'

export interface PagesShown<T> {
  /** Null until the first have loaded. */
  readonly items: readonly T[] | null
  readonly hasMore: boolean
  readonly refused: Refused | null
  readonly more: () => void
  /** Begins again. */
  readonly again: () => void
}

/** A list of the desk, page after page. */
export function usePages<T>(ask: (after: string | null) => Promise<Paged<T> | Refused>): PagesShown<T> {
  const [pages, setPages] = useState<Paged<T> | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const take = useCallback(
    async (before: Paged<T> | null): Promise<void> => {
      const told = await ask(before?.after ?? null)
      setRefused(isRefused(told) ? told : null)
      if (!isRefused(told)) setPages({ items: [...(before?.items ?? []), ...told.items], after: told.after })
    },
    [ask],
  )
  useEffect(() => void take(null), [take])
  return {
    items: pages?.items ?? null,
    hasMore: (pages?.after ?? null) !== null,
    refused,
    more: () => void take(pages),
    again: () => void take(null),
  }
}
