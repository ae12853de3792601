import { useSyncExternalStore } from 'react'

/* The few widths and heights at which the page is laid out otherwise; the same in every style (styles.test.ts). */

interface Watched {
  readonly now: () => boolean
  readonly use: () => boolean
}

/** A query about the window. */
function watched(query: string): Watched {
  const list = matchMedia(query)
  const listen = (changed: () => void): (() => void) => {
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  }
  const now = (): boolean => list.matches
  return { now, use: () => useSyncExternalStore(listen, now) }
}

/** There is room for something beside what is looked at. */
export const { now: isWide, use: useWide } = watched('(width >= 1080px)')
/** There is less room than that, or it is not high. */
export const { use: useMedium } = watched('(width < 1080px), (height < 760px)')
/** A phone, however it is held. */
export const { use: useSmall } = watched('(width < 720px), (height < 520px)')
