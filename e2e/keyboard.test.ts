import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { focused, playByKeys } from './by-keys.ts'
import { comeIn, makeTable } from './guest.ts'
import { keys, tabTo } from './hands.ts'
import { fist } from './played.ts'
import { openTavern, type Tavern } from './tavern.ts'

const { home } = en

let tavern: Tavern
let browser: Browser
beforeAll(async () => {
  ;[tavern, browser] = await Promise.all([openTavern(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await tavern?.close()
})

const patience = { timeout: 10_000 }

test('by keys alone somebody comes by a link, sits down, is ready, and never loses their place', async () => {
  const [host, guest] = [await visitor(browser, tavern.url), await visitor(browser, tavern.url)]
  await comeIn(host.context, 'Ana')
  const { page } = guest
  await page.goto(`/table/${await makeTable(host.context)}`)
  const { press } = keys(page)
  await tabTo(page, page.getByLabel(home.table.nameFirst))
  await page.keyboard.type('Ben')
  await page.keyboard.press('Enter')
  for (const name of [home.table.imReady, home.table.imNotReady, home.table.imReady]) {
    const button = page.getByRole('button', { name, exact: true })
    await button.waitFor()
    await expect.poll(() => focused(page, '.do-bar'), patience).toBe(true)
    await press(button)
  }
  await press(page.getByRole('button', { name: home.table.stand }))
  await page.getByRole('button', { name: home.table.sitHere }).first().waitFor()
  await expect.poll(() => focused(page, '.page'), patience).toBe(true)
  for (const { leave } of [host, guest]) await leave()
})

test('a whole match by keys alone, from the front of the house to how it ended', async () => {
  await playByKeys(browser, tavern, { ...fist, options: { pointsToWin: 2, roundLimit: 2 } })
})
