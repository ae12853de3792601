import { useLayoutEffect } from 'react'

/** What the house has written into the document, for whoever reads before any script has run. */
const TOLD = 'told-by-house'

/**
 * Takes its place once this page can show the same. Until then the house's text stays, so nothing flickers; somebody
 * who has begun to read a note finds it where it was.
 */
export function useInPlaceOfHouse(isReady: boolean): void {
  useLayoutEffect(() => {
    const told = document.getElementById(TOLD)
    if (!isReady || told === null) return
    const read = [...told.querySelectorAll('[id]')].findLast(it => it.getBoundingClientRect().top <= READ)
    const top = read?.getBoundingClientRect().top ?? 0
    const isScrolled = scrollY > 0
    told.remove()
    const same = isScrolled && read !== undefined ? document.getElementById(read.id) : null
    if (same !== null) scrollBy({ top: same.getBoundingClientRect().top - top, behavior: 'instant' })
  }, [isReady])
}
/** How far below the upper edge the note begins that is being read, in pixels. */
const READ = 120
