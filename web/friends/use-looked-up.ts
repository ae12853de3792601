import { useCallback, useEffect, useState } from 'react'
import { isRefused, type Refused } from '#client/messages'
import { friendNews } from '../house/line.ts'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'

/** How often it is looked up although nobody said that anything has changed, in milliseconds: a house may fail to say so. */
const SELDOM = 60_000

export interface LookedUp<T> {
  /** Null until it is known. */
  readonly told: T | null
  readonly refused: Refused | null
  readonly again: () => Promise<void>
}

/** Something about friends, as it is now: again when the house says so, when the page is looked at, and now and then. */
export function useLookedUp<T extends object>(ask: () => Promise<T | Refused>): LookedUp<T> {
  const news = useStore(friendNews)
  const person = useStore(me)
  const [told, setTold] = useState<T | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const again = useCallback(async () => {
    const answer = await ask()
    if (isRefused(answer)) return setRefused(answer)
    setRefused(null)
    setTold(answer)
  }, [ask])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever the house says so, and for another person
  useEffect(() => {
    if (person === undefined) return
    const look = (): void => {
      if (!document.hidden) void again()
    }
    void again()
    const timer = setInterval(look, SELDOM)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [again, news, person?.id])
  return { told, refused, again }
}
