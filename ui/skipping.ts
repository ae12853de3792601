/** Whatever moves on the table is where it goes: a tap skips it. */
export function skipMotion(): void {
  for (const animation of document.getAnimations())
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime ?? Number.POSITIVE_INFINITY)))
      animation.finish()
}
