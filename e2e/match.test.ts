import type { Browser } from 'playwright'
import { afterAll, beforeAll, test } from 'vitest'
import { openBrowser } from '#testkit/browser'
import { fist } from './played.ts'
import { openTavern, type Tavern } from './tavern.ts'
import { playWhole } from './whole-match.ts'

let tavern: Tavern
let browser: Browser
beforeAll(async () => {
  ;[tavern, browser] = await Promise.all([openTavern(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await tavern?.close()
})

test('two people and a bot play a match to its end, one with a mouse, one with a finger, and somebody looks on', async () => {
  await playWhole(browser, tavern, fist)
})
