import type { Page } from 'playwright'

export interface Frames {
  readonly drawn: number
  readonly dropped: number
  /** The longest time between two frames, in milliseconds. */
  readonly longest: number
}

const FRAME = 1000 / 60

declare global {
  interface Window {
    wyrmFrames?: number[]
  }
}

/** The frames the page draws during an action and for `ms` afterwards, and those it dropped. */
export async function framesWhile(page: Page, ms: number, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const times: number[] = []
    window.wyrmFrames = times
    const tick = (at: number): void => {
      if (window.wyrmFrames !== times) return
      times.push(at)
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await act()
  await page.waitForTimeout(ms)
  const times = await page.evaluate(() => {
    const seen = window.wyrmFrames ?? []
    delete window.wyrmFrames
    return seen
  })
  const gaps = times.slice(1).map((at, i) => at - (times[i] ?? at))
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME) - 1), 0)
  return { drawn: times.length, dropped, longest: Math.max(0, ...gaps) }
}
