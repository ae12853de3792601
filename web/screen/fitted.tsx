import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTable } from '#ui/table'

/** How much smaller the middle may be drawn, in steps. Better a little small than cut off. */
const steps = [1, 0.9, 0.8, 0.7] as const

/** Draws the middle of the table as large as it fits. A bargain of six has more to show than an attack. */
export function Fitted({ children }: { readonly children: ReactNode }) {
  const { have, isHeld } = useTable()
  const place = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState<number>(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every entry may change what is drawn
  useLayoutEffect(() => {
    const adjust = (): void => {
      const it = place.current
      if (it === null) return
      const fits = steps.find(step => {
        it.style.zoom = String(step)
        return it.scrollHeight <= it.clientHeight + 1 && it.scrollWidth <= it.clientWidth + 1
      })
      setScale(fits ?? steps[3])
      it.style.zoom = String(fits ?? steps[3])
    }
    adjust()
    // Offers and lazy parts come without an entry of the match.
    const watch = new MutationObserver(adjust)
    if (place.current !== null) watch.observe(place.current, { childList: true, subtree: true })
    addEventListener('resize', adjust)
    return () => {
      watch.disconnect()
      removeEventListener('resize', adjust)
    }
  }, [have, isHeld])
  return (
    <div className="screen-fitted" ref={place} style={{ zoom: scale } as CSSProperties}>
      {children}
    </div>
  )
}
