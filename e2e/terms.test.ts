import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { visitor } from '#testkit/browser'
import { isAsked, matchPath } from './driving.ts'
import { evening } from './evening.ts'
import { comeIn, startMatch } from './guest.ts'

const at = evening()

const box = (page: Page) => page.locator('.hint-box')
const fairy = /comes back when the round ends/

test('on the first page of the rules a term is explained by a tap and by keys, and put away by the next', async () => {
  const { page, complaints, leave } = await visitor(at.browser, at.tavern.url, { size: 'phone' })
  await page.goto('/rules/fist')
  const term = page.locator('.how-to .term', { hasText: /^fairy gold$/i }).first()
  await term.tap()
  await expect.poll(async () => (await box(page).allTextContents()).join()).toMatch(fairy)
  await page.locator('.how-to h2').first().tap()
  await expect.poll(() => box(page).count()).toBe(0)
  await term.focus()
  // Scrolling there puts it away, so it may take a second press.
  const pressed = async (): Promise<string> => {
    await page.keyboard.press('Enter')
    return (await box(page).allTextContents()).join()
  }
  await expect.poll(pressed).toMatch(fairy)
  await page.keyboard.press('Escape')
  await expect.poll(() => box(page).count()).toBe(0)
  expect(complaints).toEqual([])
  await leave()
})

test('at the table a tap explains a piece that is no button, and a term on a card', async () => {
  const { page, context, complaints, leave } = await visitor(at.browser, at.tavern.url, { size: 'phone' })
  await comeIn(context, 'Ana')
  const place = await startMatch(context)
  await page.goto(matchPath(place))
  expect(await isAsked({ page })).toBe(true)
  const piece = page.locator('.seats [data-hint]:not(button):not(button *):not([data-card]):not([data-card] *)').first()
  await piece.tap()
  await expect.poll(async () => (await box(page).allTextContents()).join()).toBe(await piece.getAttribute('data-hint'))
  await page.locator('.stage .read-card').first().click()
  const onCard = page.locator('.large-card .term').first()
  await onCard.tap()
  await expect.poll(async () => (await box(page).allTextContents()).join()).toMatch(/curse a card/)
  expect(complaints).toEqual([])
  await leave()
})
