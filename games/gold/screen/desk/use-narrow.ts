import { useSyncExternalStore } from 'react'

/** A query about the window, watched. */
function watched(query: string): () => boolean {
  const list = matchMedia(query)
  const listen = (changed: () => void): (() => void) => {
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  }
  return () => useSyncExternalStore(listen, () => list.matches)
}

/** Where sheets do not fit beside each other; the same in desk.css. */
const useSmall = watched('(max-width: 720px), (max-height: 519.98px)')
/** Where only a few do. */
const useMedium = watched('(max-width: 1079.98px), (max-height: 799.98px)')

/** So many sheets, and so many lines on all of them, fit where there is some room. */
const [SHEETS, LINES] = [3, 12]

/** Whether offers are looked at one by one: so many, of so many lines each. */
export function useNarrow(offers = 0, lines = 0): boolean {
  const [isSmall, isMedium] = [useSmall(), useMedium()]
  return isSmall || (isMedium && (offers > SHEETS || offers * lines > LINES))
}
