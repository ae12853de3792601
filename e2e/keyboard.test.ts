import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { options } from '#games/fist/words/en-options'
import { openBrowser, visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { answer, isAsked, playerAt } from './driving.ts'
import { begun, named } from './gathering.ts'
import { comeIn, makeTable } from './guest.ts'
import { keys, tabTo } from './hands.ts'
import { openTavern, type Tavern } from './tavern.ts'

const { home, play: words } = en

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

/** A table of three with two bots and a short game, by keys alone; the match begins at once. */
async function layTable(page: Page): Promise<void> {
  const { press } = keys(page)
  const hit = async (key: string, times = 1): Promise<void> => {
    for (let n = 0; n < times; n++) await page.keyboard.press(key)
  }
  await press(page.locator('[data-game="fist"]').getByRole('link', { name: home.makeTable }))
  await tabTo(page, page.getByRole('spinbutton', named(home.making.seats)))
  await hit('ArrowDown')
  await tabTo(page, page.getByRole('spinbutton', named(home.making.bots)))
  await hit('ArrowUp', 2)
  await tabTo(page, page.getByRole('radio', { ...named(home.making.live), checked: true }).first())
  await hit('ArrowDown', 2)
  expect(await page.getByRole('radio', named(home.making.untimed)).isChecked()).toBe(true)
  await tabTo(page, page.getByRole('radio', named(home.making.preset)))
  await hit('ArrowDown', 2)
  expect(await page.getByRole('radio', named(options.presets.shortGame.name)).isChecked()).toBe(true)
  await press(page.locator('.more-options summary'))
  const limit = page.getByRole('combobox', named(options.options.roundLimit.name))
  await tabTo(page, limit)
  await page.keyboard.type('2')
  expect(await limit.inputValue()).toBe('2')
  await press(page.getByRole('button', { name: home.making.playNow }))
  await begun(page)
}

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

/** Looks at every frame of a match: whoever goes by keys is somewhere. What was last done when they were not. */
const watchFocus = (page: Page) =>
  page.addInitScript(() => {
    const lost: string[] = []
    let last = 'nothing'
    let isAtTable = false
    Object.assign(window, { lost })
    addEventListener('keydown', ({ key }) => {
      last = `${key} on ${document.activeElement?.outerHTML.slice(0, 120)}`
    })
    const look = (): void => {
      const { activeElement } = document
      const isSomewhere = activeElement !== null && activeElement !== document.body
      if (document.querySelector('.mine') === null) isAtTable = false
      else if (isSomewhere) isAtTable = true
      if (isAtTable && !isSomewhere) lost.push(last)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
const lostFocus = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { readonly lost: readonly string[] }).lost)
/** Whether something in there has the focus. */
const focused = (page: Page, place: string): Promise<boolean> =>
  page.evaluate(it => document.activeElement?.closest(it) != null, place)

test('a whole match by keys alone, from the front of the house to how it ended', async () => {
  const { page, complaints, leave } = await visitor(browser, tavern.url)
  await watchFocus(page)
  await page.goto('/')
  await layTable(page)
  const player = playerAt(page, keys(page))
  expect(await isAsked(player)).toBe(true)
  expect(await focused(page, '.mine')).toBe(true)
  while (await isAsked(player)) {
    await answer(player)
    expect(await focused(page, '.mine')).toBe(true)
  }
  await player.hands.press(page.locator('.fairness summary'))
  await player.hands.press(page.getByRole('button', { name: words.verify }))
  await page.locator('.fairness [role="status"]', { hasText: words.verified }).waitFor()
  expect(await lostFocus(page)).toEqual([])
  expect(complaints.filter(it => !it.includes('Reduced Motion'))).toEqual([])
  await leave()
})
