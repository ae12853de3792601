import { useSyncExternalStore } from 'react'

/* The few breakpoints of the layout, the same in every style sheet (styles.test.ts). */

interface Watched {
  readonly now: () => boolean
  readonly use: () => boolean
}

/** A media query and whether it matches. */
function watched(query: string): Watched {
  let list: MediaQueryList | undefined
  // Screens are also loaded where there is no window: nothing is asked before it is needed.
  const watch = (): MediaQueryList => {
    list ??= matchMedia(query)
    return list
  }
  const listen = (changed: () => void): (() => void) => {
    watch().addEventListener('change', changed)
    return () => watch().removeEventListener('change', changed)
  }
  const now = (): boolean => watch().matches
  return { now, use: () => useSyncExternalStore(listen, now) }
}

/** There is room for something next to the main content. */
export const { now: isWide, use: useWide } = watched('(width >= 1080px)')
/** There is no such room, or the window is low. */
export const { use: useMedium } = watched('(width < 1080px), (height < 760px)')
/** A phone in either orientation. */
export const { now: isSmall, use: useSmall } = watched('(width < 720px), (height < 520px)')
/** A phone on its side: the player's own side is a column beside the stage. */
export const { use: useOnItsSide } = watched('(height < 520px) and (width >= 560px)')
/** There is no room for the rooms of the house beside one another. */
export const { use: useNarrow } = watched('(width < 720px)')
/** A phone held upright. */
export const { use: useUpright } = watched('(width < 720px) and (height >= 520px)')
/** There is room for two columns on the stage: a tablet on its side, or more. */
export const { use: useTwoColumns } = watched('(width >= 900px)')

const resized = (changed: () => void): (() => void) => {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
/** The window is lower than so much text is high: it depends on the size of text, which media queries do not ask. */
export const useLowerThan = (rem: number): boolean =>
  useSyncExternalStore(
    resized,
    () => innerHeight < rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  )
