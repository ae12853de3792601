import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian's Chromium without any window code: the same browser for half the CPU time. */
const SHELL = 'chromium-headless-shell'
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge']
const places = [
  ...(process.env.PATH ?? '').split(delimiter).flatMap(folder => names.map(name => join(folder, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

export const isRoot = process.getuid?.() === 0

/** The browser of this machine: the one named by CHROMIUM, or the first one found. */
export function findChromium(): string | undefined {
  const { CHROMIUM } = process.env
  if (CHROMIUM === undefined) return places.find(canRun)
  if (canRun(CHROMIUM)) return CHROMIUM
  throw new Error(`CHROMIUM=${CHROMIUM}: expected the path of a browser that can be run`)
}

/** The path of the browser. Installs it if permitted; otherwise throws a sentence that says what to install. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found !== undefined) return found
  if (isRoot && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')) {
    console.error('Setting up: installing the Chromium of this system with apt-get, for the tests in a browser …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (...args: readonly string[]): boolean =>
      spawnSync('/usr/bin/apt-get', ['-q', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
    const install = (name: string): boolean => apt('install', '-y', '--no-install-recommends', name)
    if (apt('update') && (install(SHELL) || install('chromium'))) {
      const installed = findChromium()
      if (installed !== undefined) return installed
    }
  }
  throw new Error('The tests in a browser need Chromium or Chrome: install one, or set CHROMIUM to its path.')
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
