import { expect, test } from 'vitest'
import { visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { given, matchPath, standing } from '../driving.ts'
import { evening } from '../evening.ts'
import { comeIn, startMatch } from '../guest.ts'

const at = evening()

test('Enter is the gold button and Backspace takes back, but not in a text field', async () => {
  const { page, context, complaints, leave } = await visitor(at.browser, at.tavern.url)
  await comeIn(context, 'Ana')
  await page.goto(matchPath(await startMatch(context)))
  await standing(page, 'asked').waitFor()
  const takeBack = '.actions [data-takes-back]'
  await page.keyboard.press('1')
  await page.locator(`${takeBack}:enabled`).waitFor()
  await page.keyboard.press('Backspace')
  await page.locator('.palm-empty').waitFor()
  expect(await page.locator(takeBack).count()).toBe(0) // there is nothing left to take back

  await page.getByRole('tab', { name: en.play.chat }).click()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: en.play.say }).fill('Cheers')
  await page.keyboard.press('Enter')
  await page.locator('.said').getByText('Cheers').waitFor()
  expect(await given(page)).toBe(0)

  await page.locator('.status').click()
  await page.keyboard.press('1')
  await page.locator(`${takeBack}:enabled`).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => given(page), { timeout: 20_000 }).toBe(1)
  await page.keyboard.press('?')
  await page.getByText(en.play.keyList.takeBack).waitFor()
  expect(complaints).toEqual([])
  await leave()
})
