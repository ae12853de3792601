/** In a hidden tab no animation frame ever comes. */
const PATIENCE = 250

/**
 * Shows frequent changes at most once per frame: the first one immediately, the ones before the next paint together
 * with the next.
 */
export function oncePerFrame<K>(show: (key: K) => void): (key: K) => void {
  const waiting = new Set<K>()
  let isPainting = false
  const paint = (): void => {
    isPainting = true
    let isPainted = false
    const painted = (): void => {
      if (isPainted) return
      isPainted = true
      clearTimeout(patience)
      isPainting = false
      if (waiting.size === 0) return
      paint()
      const keys = [...waiting]
      waiting.clear()
      for (const key of keys) show(key)
    }
    const patience = setTimeout(painted, PATIENCE)
    // The callback runs before its frame is painted; a separate task runs after.
    requestAnimationFrame(() => setTimeout(painted))
  }
  return key => {
    if (isPainting) return void waiting.add(key)
    paint()
    show(key)
  }
}
