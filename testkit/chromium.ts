import { canRun, findProgram, installed } from './installing.ts'

/** Debian's Chromium without any window code: the same browser for half the CPU time. */
const SHELL = 'chromium-headless-shell'
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The browser of this machine: the one named by CHROMIUM, or the first one found. */
function findChromium(): string | undefined {
  const { CHROMIUM } = process.env
  if (CHROMIUM === undefined) return findProgram([SHELL, ...whole], places)
  if (canRun(CHROMIUM)) return CHROMIUM
  throw new Error(`CHROMIUM=${CHROMIUM}: expected the path of a browser that can be run`)
}

/** The path of the browser. Installs it if permitted; otherwise throws a sentence that says what to install. */
export function ensureChromium(): string {
  const found = findChromium() ?? (installed('Chromium', [SHELL], ['chromium']) ? findChromium() : undefined)
  if (found !== undefined) return found
  throw new Error('The tests in a browser need Chromium or Chrome: install one, or set CHROMIUM to its path.')
}

/** A browser with its window code: it shows notifications, even without a window. */
export function ensureWholeChromium(): string {
  const find = (): string | undefined => findProgram(whole, places)
  const found = find() ?? (installed('whole Chromium', ['chromium']) ? find() : undefined)
  if (found !== undefined) return found
  throw new Error('Notifications need a whole Chromium or Chrome, not only its headless shell: install one.')
}
