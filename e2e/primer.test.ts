import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { beginHere } from './device.ts'
import { given, isAsked, matchPath, standing } from './driving.ts'
import { evening } from './evening.ts'
import { comeIn, startMatch } from './guest.ts'
import { hear, heardFrom, patience } from './hearing.ts'
import { listenTo } from './listening.ts'
import { fist } from './played.ts'
import { answerBeside, asked } from './playing.ts'

const { play: words } = en

const at = evening()

const primerOn = (page: Page) => page.getByRole('dialog', { name: words.inShort })
const told = (page: Page) => page.locator('.table-page').getAttribute('data-told')

test('somebody who has never played reads a short introduction first, once, while nothing beneath moves, speaks or can be pressed', async () => {
  const { page, context, complaints, leave } = await visitor(at.browser, at.tavern.url, {
    size: 'phone',
    newcomer: true,
    motion: true,
  })
  await hear(page)
  const listening = listenTo(page)
  await comeIn(context, 'Ana')
  const place = await startMatch(context)
  await page.goto(matchPath(place))
  const primer = primerOn(page)
  await primer.waitFor()
  expect(await primer.getByRole('listitem').count()).toBe(4)
  expect(await primer.getByRole('button').allTextContents()).toEqual([words.seeExample, words.letUsPlay])
  for (const key of ['1', 'Enter', 'Backspace', 'ArrowLeft']) await page.keyboard.press(key)
  expect(await page.locator('[inert] .table-page').count()).toBe(1)

  // The match goes on at the table, but not on this page.
  const [before, known] = [await told(page), listening.last()]
  await asked(at.tavern, place)
  await answerBeside(at.tavern, place)
  await asked(at.tavern, place)
  await expect.poll(listening.last, patience).toBeGreaterThan(known)
  expect(await told(page)).toBe(before)
  expect(await page.locator('.table-page[data-beat]').count()).toBe(0)
  expect([...(await heardFrom(page, 'news')), ...(await heardFrom(page, 'question'))]).toEqual([])

  // The example lies over it, and Escape closes one after the other.
  await primer.getByRole('button', { name: words.seeExample }).tap()
  await page.locator('.how-to-over').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.how-to-over').waitFor({ state: 'detached' })
  expect(await primer.count()).toBe(1)

  // A tap beside it puts it away and presses nothing. What has happened is shown and told then, each thing once.
  await page.touchscreen.tap(180, 5)
  await page.locator('.table-page[data-beat]').waitFor()
  expect(await isAsked({ page })).toBe(true)
  expect(await primer.count()).toBe(0)
  expect(await given(page)).toBe(0)
  await expect.poll(() => heardFrom(page, 'question'), patience).toHaveLength(1)
  const news = await heardFrom(page, 'news')
  expect(new Set(news).size).toBe(news.length)

  await page.reload()
  expect(await isAsked({ page })).toBe(true)
  expect(await primer.count()).toBe(0)
  expect(complaints).toEqual([])
  await leave()
})

test('it returns the focus to the table, and on one device the match rests until it is put away', async () => {
  const { page, leave } = await visitor(at.browser, at.tavern.url, { newcomer: true })
  await page.addInitScript(() => {
    const rests: boolean[] = []
    Object.assign(window, { rests })
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (it: unknown) {
      const [, found] = /"isResting":(true|false)/.exec(String(it)) ?? []
      if (found !== undefined) rests.push(found === 'true')
      postMessage.call(this, it)
    }
  })
  const isResting = () => page.evaluate(() => (window as unknown as { readonly rests: boolean[] }).rests.at(-1))
  await beginHere(page, { played: fist, seats: 3, options: {} }, ['Ana'])
  await primerOn(page).waitFor()
  await expect.poll(isResting).toBe(true)
  await page.keyboard.press('Escape')
  await primerOn(page).waitFor({ state: 'detached' })
  await expect.poll(isResting).toBe(false)
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('mine')
  await standing(page, 'asked').waitFor()
  await leave()
})
