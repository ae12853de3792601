import { expect, test } from 'vitest'
import { type Size, sizes, visitor } from '#testkit/browser'
import { evening } from './evening.ts'

const at = evening()

for (const size of Object.keys(sizes) as Size[])
  test(`the home page opens on a ${size}, and nothing goes wrong`, async () => {
    const { page, complaints, leave } = await visitor(at.browser, at.tavern.url, { size })
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
