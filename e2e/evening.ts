import type { Browser } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import type { Boxed } from '#games/boxed'
import { openBrowser } from '#testkit/browser'
import { openTavern, type Tavern } from './tavern.ts'

export interface Evening {
  readonly tavern: Tavern
  readonly browser: Browser
}

/** A house and a browser for all tests of a file, open from the first to the last. */
export function evening(env: Readonly<Record<string, string>> = {}, shelf?: Readonly<Record<string, Boxed>>): Evening {
  let opened: Evening | undefined
  beforeAll(async () => {
    const [tavern, browser] = await Promise.all([openTavern(env, shelf), openBrowser()])
    opened = { tavern, browser }
  }, 60_000)
  afterAll(async () => {
    await opened?.browser.close()
    await opened?.tavern.close()
  })
  const at = (): Evening => {
    if (opened === undefined) throw new Error('the evening has not begun')
    return opened
  }
  return {
    get tavern() {
      return at().tavern
    },
    get browser() {
      return at().browser
    },
  }
}
