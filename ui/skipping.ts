/** Finishes every movement on the table. A tap triggers it. */
export function skipMotion(): void {
  for (const animation of document.getAnimations())
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime ?? Number.POSITIVE_INFINITY)))
      animation.finish()
}
