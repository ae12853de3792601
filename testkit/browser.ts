import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { manifests } from '#games/manifests'
import { ensureChromium, isRoot } from './chromium.ts'

export const sizes = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const
export type Size = keyof typeof sizes

export interface VisitorTerms {
  readonly size?: Size
  /** Fingers instead of a mouse. A phone has them unless told otherwise. */
  readonly touch?: boolean
  /** What the browser says it reads, such as `de` or `ru-RU`. */
  readonly language?: string
  /** Whether things move on the page; in tests they do not unless told otherwise. */
  readonly motion?: boolean
  /** Whether the page may keep itself on the device; in tests it may not unless told otherwise. */
  readonly keeps?: boolean
  /** Has never played: games are told in short first. */
  readonly newcomer?: boolean
}

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** What went wrong: errors and warnings of the console, what was thrown, failed requests, breaches of the policy. */
  readonly complaints: readonly string[]
  leave(): Promise<void>
}

/** A real browser without a window. */
export function openBrowser(): Promise<Browser> {
  const args = ['--disable-dev-shm-usage', '--force-color-profile=srgb']
  return chromium.launch({ executablePath: ensureChromium(), chromiumSandbox: !isRoot, args })
}

/** Somebody with a browser of their own, whom nobody knows yet. `house` is the address that short paths are meant at. */
export async function visitor(browser: Browser, house: string, terms: VisitorTerms = {}): Promise<Visitor> {
  const { size = 'desktop', touch = size === 'phone', language = 'en-GB' } = terms
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
  if (!newcomer)
    await context.addInitScript(
      hasPlayed,
      manifests.map(({ id }) => id),
    )
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

/** Runs in the page: whoever comes knows the games, as far as their browser keeps anything. */
function hasPlayed(games: readonly string[]): void {
  try {
    const key = 'wyrmtavern.settings'
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ taught: games }))
  } catch {}
}
