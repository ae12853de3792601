import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { manifests } from '#games/manifests'
import { ensureChromium } from './chromium.ts'
import { isRoot } from './installing.ts'

export const sizes = {
  phone: { width: 360, height: 640 },
  'phone on its side': { width: 844, height: 390 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const
export type Size = keyof typeof sizes

export interface VisitorParams {
  readonly size?: Size
  /** Touch instead of a mouse. The default on phones, upright or on their side. */
  readonly touch?: boolean
  /** The browser's language, such as `de` or `ru-RU`. */
  readonly language?: string
  /** Whether the page animates; off by default in tests. */
  readonly motion?: boolean
  /** Whether the page may store itself on the device; off by default in tests. */
  readonly keeps?: boolean
  /** Has never played, so games show their introduction first. */
  readonly newcomer?: boolean
}

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** What went wrong: console errors and warnings, exceptions, failed requests, violations of the content policy. */
  readonly complaints: readonly string[]
  leave(): Promise<void>
}

/** A real browser, headless. */
export function openBrowser(executablePath = ensureChromium()): Promise<Browser> {
  const args = ['--disable-dev-shm-usage', '--force-color-profile=srgb']
  return chromium.launch({ executablePath, chromiumSandbox: !isRoot, args })
}

/** An unknown visitor with their own browser context. `house` is the base address for short paths. */
export async function visitor(browser: Browser, house: string, terms: VisitorParams = {}): Promise<Visitor> {
  const { size = 'desktop', touch = size.startsWith('phone'), language = 'en-GB' } = terms
  const { motion = false, keeps = false, newcomer = false } = terms
  const context = await browser.newContext({
    baseURL: house,
    viewport: sizes[size],
    screen: sizes[size],
    hasTouch: touch,
    isMobile: touch,
    locale: language,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    serviceWorkers: keeps ? 'allow' : 'block',
  })
  if (!newcomer) await asWhoHasPlayed(context)
  const page = await context.newPage()
  const complaints: string[] = []
  context.on('console', message => {
    if (message.text().includes('registration blocked by Playwright')) return
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', error => complaints.push(`thrown: ${String(error.error())}`))
  context.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`)
  })
  context.on('response', response => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
  return { page, context, complaints, leave: () => context.close() }
}

/** Somebody who has played all games before, and waits for no still pictures. */
export const asWhoHasPlayed = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    hasPlayed,
    manifests.map(({ id }) => id),
  )

/** Runs in the page: marks the games as known and shows scenes only with motion, if the browser stores anything. */
function hasPlayed(games: readonly string[]): void {
  try {
    const key = 'wyrmtavern.settings'
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ taught: games, stills: false }))
  } catch {}
}
