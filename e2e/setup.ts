import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureChromium } from '../testkit/chromium.ts'

const root = join(import.meta.dirname, '..')

/** Builds the page if it is out of date. */
export function ensurePage(): void {
  const env = { ...process.env, NODE_ENV: 'production' }
  const built = spawnSync(process.execPath, ['web/build.ts', '--if-stale'], { cwd: root, stdio: 'inherit', env })
  if (built.status !== 0) throw new Error('the page could not be built: npm run build says why')
}

/** Before the first test in a browser: makes sure that there is a built page and a browser. */
export function setup(): void {
  ensureChromium()
  ensurePage()
}
