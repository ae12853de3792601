import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type Size, sizes, visitor } from '#testkit/browser'
import { openTavern, type Tavern } from './tavern.ts'

let tavern: Tavern
let browser: Browser
beforeAll(async () => {
  ;[tavern, browser] = await Promise.all([openTavern(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await tavern?.close()
})

for (const size of Object.keys(sizes) as Size[])
  test(`the home page opens on a ${size}, and nothing goes wrong`, async () => {
    const { page, complaints, leave } = await visitor(browser, tavern.url, { size })
    const answer = await page.goto('/', { waitUntil: 'load' })
    expect(answer?.status()).toBe(200)
    await expect.poll(() => page.locator('#root').textContent()).not.toBe('')
    await page.waitForLoadState('networkidle')
    expect(await page.title()).toContain('Wyrmtavern')
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overhang).toBeLessThanOrEqual(0)
    expect(complaints).toEqual([])
    await leave()
  })
