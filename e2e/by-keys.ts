import type { Browser, Page } from 'playwright'
import { expect } from 'vitest'
import { visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { answer, isAsked, playerAt } from './driving.ts'
import { begun, named, optionNamed } from './gathering.ts'
import { keys, tabTo } from './hands.ts'
import type { GameDriver } from './played.ts'
import type { Tavern } from './tavern.ts'
import { check, withoutMotion } from './whole-match.ts'

/* A match of any game with the keyboard alone, in which the focus is never lost. */

const { home } = en

/** Makes a table of three with two bots and a short game, with the keyboard alone. The match begins at once. */
async function layTable(page: Page, played: GameDriver): Promise<void> {
  const { press } = keys(page)
  const hit = async (key: string, times = 1): Promise<void> => {
    for (let n = 0; n < times; n++) await page.keyboard.press(key)
  }
  await press(page.locator(`[data-game="${played.game}"]`).getByRole('link', { name: home.makeTable }))
  await tabTo(page, page.getByRole('spinbutton', named(home.making.seats)))
  await hit('ArrowDown')
  await tabTo(page, page.getByRole('spinbutton', named(home.making.bots)))
  await hit('ArrowUp', 2)
  await tabTo(page, page.getByRole('radio', { ...named(home.making.live), checked: true }).first())
  await hit('ArrowDown', 2)
  expect(await page.getByRole('radio', named(home.making.untimed)).isChecked()).toBe(true)
  await press(page.locator('.more-options summary'))
  for (const [option, value] of Object.entries(played.options)) {
    const field = optionNamed(page, played, option)
    await tabTo(page, field)
    // By the first letters of its name.
    await page.keyboard.type((await field.locator(`option[value="${value}"]`).textContent()) ?? '')
    expect(await field.inputValue()).toBe(String(value))
  }
  await press(page.getByRole('button', { name: home.making.playNow }))
  await begun(page)
}

/** Checks in every frame of a match that something has the focus. Returns what was last done when nothing had it. */
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
/** Whether something inside this element has the focus. */
export const focused = (page: Page, place: string): Promise<boolean> =>
  page.evaluate(it => document.activeElement?.closest(it) != null, place)

/** From the home page to the result. */
export async function playByKeys(browser: Browser, tavern: Tavern, played: GameDriver): Promise<void> {
  const { page, complaints, leave } = await visitor(browser, tavern.url)
  await watchFocus(page)
  await page.goto('/')
  await layTable(page, played)
  const player = playerAt(page, keys(page))
  expect(await isAsked(player)).toBe(true)
  expect(await focused(page, '.mine')).toBe(true)
  while (await isAsked(player)) {
    await answer(player)
    expect(await focused(page, '.table-main')).toBe(true)
  }
  await check(player)
  expect(await lostFocus(page)).toEqual([])
  expect(complaints.filter(withoutMotion)).toEqual([])
  await leave()
}
