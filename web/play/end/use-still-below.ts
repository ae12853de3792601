import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps what is below something in its place while that grows, for whoever has scrolled down. Some browsers do so by
 * themselves, but not all, and not if a part of it is still in sight: a button would move from under the finger.
 */
export function useStillBelow(growing: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [it, all] = [growing.current, list.current]
    if (it === null || all === null) return
    let height = it.offsetHeight
    const grown = new ResizeObserver(() => {
      if (all.scrollTop > 0) all.scrollTop += it.offsetHeight - height
      height = it.offsetHeight
    })
    grown.observe(it)
    return () => grown.disconnect()
  }, [growing, list])
}
