import { useCallback, useEffect, useState } from 'react'
import { isRefused } from '#client/messages'
import type { Mine } from '#protocol/order'
import { orderNews } from '../house/line.ts'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'
import { orderHouse } from './api.ts'

/** What the house tells me about myself, always as it is now; null until it is known, and for strangers. */
export function useMineInOrder(): { readonly mine: Mine | null; readonly again: () => Promise<void> } {
  const person = useStore(me)?.id ?? null
  const news = useStore(orderNews)
  const [mine, setMine] = useState<Mine | null>(null)
  const again = useCallback(async () => {
    const told = person === null ? null : await orderHouse.mine()
    setMine(told === null || isRefused(told) ? null : told)
  }, [person])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever the house says so
  useEffect(() => void again(), [again, news])
  return { mine, again }
}
