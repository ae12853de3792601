/* Whatever moves on the table can be skipped by a tap. What waits for a timer of its own listens here. */

const listeners = new Set<() => void>()

/** Told when everything that moves shall be where it goes. Returns how to stop. */
export function onSkip(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Does something in so many milliseconds, or something else as soon as motion is skipped. Returns how to stop. */
export function inAWhile(milliseconds: number, then: () => void, skipped: () => void): () => void {
  const timer = setTimeout(then, milliseconds)
  const stop = onSkip(skipped)
  return () => {
    clearTimeout(timer)
    stop()
  }
}

export function skipMotion(): void {
  for (const animation of document.getAnimations())
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime ?? Number.POSITIVE_INFINITY)))
      animation.finish()
  for (const listener of [...listeners]) listener()
}
