/** Where the focus was: the focused element and its ancestors, nearest first. */
export type Spot = readonly Element[]

export function whereabouts(): Spot {
  const spot: Element[] = []
  for (let at = document.activeElement; at !== null && at !== document.body; at = at.parentElement) spot.push(at)
  return spot
}

const usable = 'button:enabled, a[href], input:enabled, select:enabled'

/** Returns the focus to the element that had it, or to the first usable element near it. False if there is none yet. */
export function comeBack(spot: Spot): boolean {
  const { activeElement } = document
  if (activeElement !== null && activeElement !== document.body && !activeElement.matches(':disabled')) return true
  for (const at of spot) {
    const next = at.isConnected ? (at.matches(usable) ? at : at.querySelector(usable)) : null
    if (next instanceof HTMLElement) {
      next.focus()
      return true
    }
  }
  return false
}
