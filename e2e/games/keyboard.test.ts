import type { Browser } from 'playwright'
import { afterAll, beforeAll, test } from 'vitest'
import { openBrowser } from '#testkit/browser'
import { playByKeys } from '../by-keys.ts'
import { dwarves, gold } from '../played.ts'
import { openTavern, type Tavern } from '../tavern.ts'

let tavern: Tavern
let browser: Browser
beforeAll(async () => {
  ;[tavern, browser] = await Promise.all([openTavern(), openBrowser()])
}, 60_000)
afterAll(async () => {
  await browser?.close()
  await tavern?.close()
})

test.each([dwarves, gold])('$game: a whole match by keys alone, and nobody loses their place', async played => {
  await playByKeys(browser, tavern, played)
})
