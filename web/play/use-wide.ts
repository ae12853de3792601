import { useSyncExternalStore } from 'react'

/** Where log, talk and rules fit beside the table; the same in play.css. */
const wide = matchMedia('(min-width: 1080px)')

const listen = (changed: () => void): (() => void) => {
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}
export const useWide = (): boolean => useSyncExternalStore(listen, () => wide.matches)
