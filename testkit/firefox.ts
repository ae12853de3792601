import { canRun, findProgram, installed } from './installing.ts'

const names = ['firefox-esr', 'firefox']
const places = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe']

/** The Firefox of this machine: the one named by FIREFOX, or the first one found. */
function findFirefox(): string | undefined {
  const { FIREFOX } = process.env
  if (FIREFOX === undefined) return findProgram(names, places)
  if (canRun(FIREFOX)) return FIREFOX
  throw new Error(`FIREFOX=${FIREFOX}: expected the path of a browser that can be run`)
}

/** The path of Firefox. Installs it if permitted; otherwise throws a sentence that says what to install. */
export function ensureFirefox(): string {
  const found = findFirefox() ?? (installed('Firefox', ['firefox-esr']) ? findFirefox() : undefined)
  if (found !== undefined) return found
  throw new Error('The tests in Firefox need it: install firefox-esr, or set FIREFOX to its path.')
}
