import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#testkit/browser'
import { outOfReach } from '../questions.ts'
import { type Hall, laid, openHall } from './tables.ts'

let browser: Browser
let hall: Hall
beforeAll(async () => {
  browser = await openBrowser()
  hall = await openHall(browser)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await hall?.tavern.close()
})

test('at twice the size no decision of Gold or Dwarves is out of reach', async () => {
  const wrong: string[] = []
  await hall.show({}, laid, async (name, { page }) => {
    await page.setViewportSize({ width: 720, height: 450 })
    wrong.push(...(await outOfReach(page)).map(it => `${name}: ${it}`))
  })
  expect(wrong).toEqual([])
})
