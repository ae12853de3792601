import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#testkit/browser'
import { dwarves, gold } from '../played.ts'
import { openTavern, type Tavern } from '../tavern.ts'
import { playWhole } from '../whole-match.ts'

let tavern: Tavern
let browser: Browser
beforeAll(async () => {
  ;[tavern, browser] = await Promise.all([openTavern(), openBrowser()])
}, 60_000)
afterAll(async () => {
  await browser?.close()
  await tavern?.close()
})

test('dwarves: two people and a bot play a match to its end, with a mouse and with a finger, and somebody looks on', async () => {
  await playWhole(browser, tavern, dwarves)
})

test('gold: the same, with bargains against the clock', async () => {
  const options = { game: 'basic', division: 'bargain', clock: 'blitz' }
  const { entries } = await playWhole(browser, tavern, { ...gold, options })
  const events = entries.flatMap(entry => entry.events.map(({ type }) => type))
  expect(events).toContain('offerMade')
  expect(events).toContain('dealStruck')
})
