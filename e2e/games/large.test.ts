import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#testkit/browser'
import { settled } from '../places.ts'
import { outOfReach } from '../questions.ts'
import { laid, openPosedHouse, type PosedHouse } from './tables.ts'

/** In milliseconds: on a slow machine some of the old layout can last for a few frames. */
const SETTLING = 500

let browser: Browser
let posedHouse: PosedHouse
beforeAll(async () => {
  browser = await openBrowser()
  posedHouse = await openPosedHouse(browser)
})
afterAll(async () => {
  await browser?.close()
  await posedHouse?.tavern.close()
})

test('at twice the size no decision of Gold or Dwarves is out of reach', async () => {
  const wrong: string[] = []
  await posedHouse.show({}, laid, async (name, { page }) => {
    await page.setViewportSize({ width: 720, height: 450 })
    await settled(page)
    if ((await outOfReach(page)).length === 0) return
    await page.waitForTimeout(SETTLING)
    wrong.push(...(await outOfReach(page)).map(it => `${name}: ${it}`))
  })
  expect(wrong).toEqual([])
})
