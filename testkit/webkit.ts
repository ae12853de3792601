import { findProgram, installed } from './installing.ts'

/** What a test in WebKit needs. */
export interface WebKit {
  /** Starts the browser, and tells it what to do. */
  readonly driver: string
  /** A display that nobody sees: this browser has no mode without one. */
  readonly display: string
}

function findWebKit(): WebKit | undefined {
  const [driver, display] = [findProgram(['WebKitWebDriver']), findProgram(['Xvfb'])]
  return driver === undefined || display === undefined ? undefined : { driver, display }
}

/** WebKit's driver and a display. Installs them if permitted; otherwise throws a sentence that says what to install. */
export function ensureWebKit(): WebKit {
  const found = findWebKit() ?? (installed('WebKit', ['webkit2gtk-driver', 'xvfb']) ? findWebKit() : undefined)
  if (found !== undefined) return found
  throw new Error('The tests in WebKit need WebKitWebDriver and Xvfb: install webkit2gtk-driver and xvfb.')
}
