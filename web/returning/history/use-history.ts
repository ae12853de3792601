import { useEffect, useRef, useState } from 'react'
import { isRefused } from '#client/messages'
import type { PastMatchTold } from '#protocol/history'
import { type HistoryFilter, historyHouse } from '../api.ts'

export interface HistoryShown {
  /** Null until the first page is there. */
  readonly matches: readonly PastMatchTold[] | null
  readonly hasMore: boolean
  readonly hasFailed: boolean
  readonly isBusy: boolean
  readonly more: () => void
  readonly again: () => void
}

interface Pages {
  readonly matches: readonly PastMatchTold[] | null
  readonly next: string | null
  readonly hasFailed: boolean
}
const nothing: Pages = { matches: null, next: null, hasFailed: false }

/** My finished matches that fit, a page at a time. `person` is whose they are, `turn` counts changes. */
export function useHistory(filter: HistoryFilter, person: string | undefined, turn: number): HistoryShown {
  const [pages, setPages] = useState<Pages>(nothing)
  const [isBusy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const key = JSON.stringify(filter)
  /** Counts first pages that were asked for: what follows an earlier one is not wanted any more. */
  const asked = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the filter as text
  useEffect(() => {
    if (person === undefined) return setPages(nothing)
    const own = ++asked.current
    setBusy(true)
    void historyHouse.page(filter, null).then(told => {
      if (own !== asked.current) return
      setBusy(false)
      setPages(isRefused(told) ? { ...nothing, hasFailed: true } : { ...told, hasFailed: false })
    })
    return () => {
      asked.current++
    }
  }, [key, person, tries, turn])
  const more = async (): Promise<void> => {
    const own = asked.current
    setBusy(true)
    const told = await historyHouse.page(filter, pages.next)
    if (own !== asked.current) return
    setBusy(false)
    if (isRefused(told)) return setPages({ ...pages, hasFailed: true })
    setPages({ matches: [...(pages.matches ?? []), ...told.matches], next: told.next, hasFailed: false })
  }
  const again = (): void => setTries(tries + 1)
  const { matches, next, hasFailed } = pages
  return { matches, hasMore: next !== null, hasFailed, isBusy, more: () => void more(), again }
}
