import { useSyncExternalStore } from 'react'

/* The few breakpoints of the layout, the same in every style sheet (styles.test.ts). */

interface Watched {
  readonly now: () => boolean
  readonly use: () => boolean
}

/** A media query and whether it matches. */
function watched(query: string): Watched {
  const list = matchMedia(query)
  const listen = (changed: () => void): (() => void) => {
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  }
  const now = (): boolean => list.matches
  return { now, use: () => useSyncExternalStore(listen, now) }
}

/** There is room for something next to the main content. */
export const { now: isWide, use: useWide } = watched('(width >= 1080px)')
/** There is no such room, or the window is low. */
export const { use: useMedium } = watched('(width < 1080px), (height < 760px)')
/** A phone in either orientation. */
export const { use: useSmall } = watched('(width < 720px), (height < 520px)')
/** There is room for two columns on the stage: a tablet on its side, or more. */
export const { use: useTwoColumns } = watched('(width >= 900px)')
/** A phone on its side: the player's own side is a column beside the stage. */
export const { use: useOnItsSide } = watched('(height < 520px) and (width >= 560px)')
