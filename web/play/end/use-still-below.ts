import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps what is below something in its place while that grows, for whoever has scrolled down. Some browsers do so by
 * themselves, but not all, and not if a part of it is still in sight: a button would move from under the finger.
 */
export function useStillBelow(growing: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [it, all] = [growing.current, list.current]
    if (it === null || all === null) return
    let [height, top] = [it.offsetHeight, all.scrollTop]
    const scrolled = (): void => {
      if (it.offsetHeight === height) top = all.scrollTop
    }
    const resized = new ResizeObserver(() => {
      const more = it.offsetHeight - height
      // where it became lower, the browser may have moved the end of the list already
      if (all.scrollTop > 0) all.scrollTop = (more > 0 ? all.scrollTop : top) + more
      height = it.offsetHeight
      top = all.scrollTop
    })
    resized.observe(it)
    all.addEventListener('scroll', scrolled)
    return () => {
      resized.disconnect()
      all.removeEventListener('scroll', scrolled)
    }
  }, [growing, list])
}
