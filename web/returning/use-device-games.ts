import { useEffect, useState } from 'react'
import { BrowserSaving } from '#local/browser-saving'
import type { SavedMatch } from '#local/saved-match'

const saving = new BrowserSaving()

/** Matches stored in this browser, the last played first; null until they are known. */
export function useDeviceGames(): readonly SavedMatch[] | null {
  const [kept, setKept] = useState<readonly SavedMatch[] | null>(null)
  useEffect(() => {
    void saving.list().then(
      all => setKept(all.toSorted((a, b) => b.changed - a.changed)),
      () => setKept([]),
    )
  }, [])
  return kept
}
