import { expect, test } from 'vitest'
import { manifests } from '#games/manifests'
import { type Size, sizes, visitor } from '#testkit/browser'
import { keptOffline } from './device.ts'
import { evening } from './evening.ts'

const at = evening()

for (const size of Object.keys(sizes) as Size[])
  test(`every page of tips fits a ${size}`, async () => {
    const { page, complaints, leave } = await visitor(at.browser, at.tavern.url, { size })
    const wide: string[] = []
    for (const { id, tips } of manifests) {
      await page.goto(`/tips/${id}`)
      await page.locator('.tips-plot').first().waitFor()
      const { groups = {} } = (await (await tips?.())?.page()) ?? {}
      for (const path of [
        '',
        ...Object.values(groups)
          .flatMap(cards => cards.slice(0, 2))
          .map(card => `/${card}`),
      ]) {
        await page.evaluate(to => history.pushState(null, '', to), `/tips/${id}${path}`)
        await page
          .locator(path === '' ? '.tips-maxim' : '.tips-face')
          .first()
          .waitFor()
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wide.push(`${id}${path}`)
      }
    }
    expect(wide).toEqual([])
    expect(complaints).toEqual([])
    await leave()
  })

test('by keys from a card in the rules to its tips, on to the next card, and back to a rule', async () => {
  const { page, complaints, leave } = await visitor(at.browser, at.tavern.url)
  await page.goto('/rules/fist#card-magician')
  await page.locator('#card-magician .rules-more').press('Enter')
  await page.locator('.tips-face').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Magician')
  await page.locator('.tips-figure summary').first().press('Enter')
  expect(await page.locator('.tips-figure table').first().locator('tbody tr').count()).toBeGreaterThan(4)
  await page.getByRole('link', { name: 'Next: Sorcerer' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Sorcerer' }).waitFor()
  await page.locator('.tips-rulings .rules-number').first().press('Enter')
  await page.locator('.rules-rule[data-target]').waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('tips are there without a network', async () => {
  const { page, context, leave } = await visitor(at.browser, at.tavern.url, { keeps: true })
  await keptOffline(page)
  await context.setOffline(true)
  await page.goto('/tips/gold/theHoarder')
  await page.locator('.tips-face').waitFor()
  expect(await page.locator('.tips-table tbody tr').count()).toBeGreaterThan(5)
  expect(await page.locator('.tips-plot circle').count()).toBeGreaterThan(1)
  await leave()
})
