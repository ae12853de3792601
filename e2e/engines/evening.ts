import { afterAll, beforeAll } from 'vitest'
import { openTavern, type Tavern } from '../tavern.ts'
import { openChromium } from './chromium.ts'
import { desktop, type Engine, type EnginePage, engineName, type Size } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

const openings = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit }

export interface Evening {
  readonly tavern: Tavern
  /** Somebody new opens a window; by default nothing moves there. */
  visit(size: Size, motion?: boolean): Promise<EnginePage>
  /** Somebody new opens this house. */
  enter(size?: Size, motion?: boolean): Promise<EnginePage>
}

/** A house and a browser for all tests of a file, open from the first to the last. `now` is the clock of the house. */
export function evening(now: () => number = Date.now): Evening {
  let opened: { readonly engine: Engine; readonly tavern: Tavern } | undefined
  const at = () => {
    if (opened === undefined) throw new Error('the evening has not begun')
    return opened
  }
  beforeAll(async () => {
    const [engine, tavern] = await Promise.all([openings[engineName()](), openTavern({}, undefined, now)])
    opened = { engine, tavern }
  })
  afterAll(async () => {
    await Promise.all([opened?.engine.close(), opened?.tavern.close()])
  })
  return {
    get tavern() {
      return at().tavern
    },
    visit: (size, motion = false) => at().engine.visit(size, motion),
    async enter(size = desktop, motion = false) {
      const page = await at().engine.visit(size, motion)
      await page.open(`${at().tavern.url}/`)
      return page
    },
  }
}
