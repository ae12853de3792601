import type { Page } from 'playwright'

/** A mid-range phone on a slow mobile network, as in Lighthouse. */
const cpu = 4
const slow4G = {
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
/** This long without work counts as quiet, in milliseconds. */
const QUIET = 2000

export interface Opening {
  /** All in milliseconds from the start of the navigation. */
  readonly firstPaint: number
  readonly largestPaint: number
  /** The end of the last long task before it became quiet, but not before the first paint. */
  readonly interactive: number
  /** Time in which a tap would have waited: what long tasks take beyond 50 ms. */
  readonly blocked: number
}

interface Noted {
  largest: number
  longEnd: number
  blocked: number
}
declare global {
  interface Window {
    wyrmNoted?: Noted
  }
}

/** How fast a page opens for a first-time visitor. */
export async function openThrottled(page: Page, path: string): Promise<Opening> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.setCacheDisabled', { cacheDisabled: true })
  await line.send('Network.emulateNetworkConditions', { offline: false, ...slow4G })
  await line.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.addInitScript(watch)
  await page.goto(path, { waitUntil: 'networkidle', timeout: 120_000 })
  await page.waitForFunction(quiet => performance.now() - (window.wyrmNoted?.longEnd ?? 0) > quiet, QUIET)
  const opening = await page.evaluate(() => {
    const { largest = 0, longEnd = 0, blocked = 0 } = window.wyrmNoted ?? {}
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const interactive = Math.max(firstPaint, navigation?.domContentLoadedEventEnd ?? 0, longEnd)
    return { firstPaint, largestPaint: largest, interactive, blocked }
  })
  await line.detach()
  return opening
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const noted: Noted = { largest: 0, longEnd: 0, blocked: 0 }
  window.wyrmNoted = noted
  new PerformanceObserver(list => {
    for (const { startTime } of list.getEntries()) noted.largest = Math.max(noted.largest, startTime)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries()) {
      noted.longEnd = Math.max(noted.longEnd, startTime + duration)
      noted.blocked += Math.max(0, duration - 50)
    }
  }).observe({ type: 'longtask', buffered: true })
}
