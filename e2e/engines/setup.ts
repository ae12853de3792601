import { ensureChromium } from '../../testkit/chromium.ts'
import { ensureFirefox } from '../../testkit/firefox.ts'
import { ensureWebKit } from '../../testkit/webkit.ts'
import { ensurePage } from '../setup.ts'
import { engineName } from './engine.ts'

const ensure = { chromium: ensureChromium, firefox: ensureFirefox, webkit: ensureWebKit }

/** Before the first test: makes sure that there is a built page and the engine to show it. */
export function setup(): void {
  ensure[engineName()]()
  ensurePage()
}
