import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { type Size, sizes, visitor } from '#testkit/browser'
import { languages } from '#ui/language'
import { evening } from './evening.ts'

const at = evening()

const patience = { timeout: 20_000 }

/** The link's target: its anchor, and whether it is visible below the search. */
const pointed = (page: Page) =>
  page.evaluate(() => {
    const it = document.querySelector('[data-target]')
    const top = it?.getBoundingClientRect().top ?? -1
    return { anchor: it?.id, isInSight: top > 0 && top < innerHeight / 2 }
  })
const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

for (const size of Object.keys(sizes) as Size[])
  test(`each rulebook opens and fits a ${size}`, async () => {
    const { page, complaints, leave } = await visitor(at.browser, at.tavern.url, { size })
    for (const [i, number] of ['2.8-coinCounts', 'R12.14', 'R13.3'].entries()) {
      await page.goto('/rules')
      await page.locator('.rules-game').nth(i).click()
      await page.locator('.how-to').waitFor()
      expect(await overhang(page)).toBeLessThanOrEqual(0)
      await page.locator('.rules-unclear a').click()
      await page.locator(`[id="${number}"]`).waitFor()
      expect(await overhang(page)).toBeLessThanOrEqual(0)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
    expect(complaints).toEqual([])
    await leave()
  })

for (const language of Object.keys(languages))
  test(`a link leads to a rule and to a card in ${language}, and from rule to rule`, async () => {
    const { page, complaints, leave } = await visitor(at.browser, at.tavern.url, { size: 'phone', language })
    await page.goto('/rules/fist#2.6-Ghost')
    await expect.poll(() => pointed(page), patience).toEqual({ anchor: '2.6-Ghost', isInSight: true })
    await page.locator('[data-target] a[href="#E36"]').click()
    await expect.poll(() => pointed(page), patience).toEqual({ anchor: 'E36', isInSight: true })
    await page.goto('/rules/fist#card-thief')
    await expect.poll(() => pointed(page), patience).toEqual({ anchor: 'card-thief', isInSight: true })
    expect(await page.locator('#card-thief li').count()).toBeGreaterThan(5)
    expect(complaints).toEqual([])
    await leave()
  })

test('the search shows matching rules, and a link within it shows all again', async () => {
  const { page, leave } = await visitor(at.browser, at.tavern.url)
  await page.goto('/rules/fist#rules')
  await page.locator('.rules-rule').first().waitFor()
  const all = await page.locator('.rules-rule').count()
  await page.locator('.rules-parts a').first().click()
  await expect.poll(() => page.locator('.rules-rule').count(), patience).toBe(0)
  await page.getByRole('searchbox').fill('necromancer price')
  await expect.poll(() => page.locator('.rules-rule').count(), patience).toBeLessThan(10)
  await page.locator('.rules-rule a[href="#E36"]').first().click()
  await expect.poll(() => pointed(page), patience).toEqual({ anchor: 'E36', isInSight: true })
  expect(await page.locator('.rules-rule').count()).toBe(all)
  await leave()
})
