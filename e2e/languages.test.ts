import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, visitor } from '#testkit/browser'
import { type Language, languages } from '#ui/language'
import { matchPath } from './driving.ts'
import { foreignIn, unsaid } from './english.ts'
import { type Furnished, furnish } from './furnished.ts'
import { questions, screens, settled, show } from './places.ts'
import { unreadableOn, wordsOn } from './reading.ts'

let browser: Browser
let house: Furnished
beforeAll(async () => {
  browser = await openBrowser()
  house = await furnish(browser)
})
afterAll(async () => {
  await browser?.close()
  await house?.tavern.close()
})

test('finds English text, and nothing else', () => {
  const [german, italian, russian] = [foreignIn('de', ['Ana']), foreignIn('it', []), foreignIn('ru', ['Ana'])]
  expect(german('Close the fist')).toBe('close the fist')
  expect(german('Ana: Witch')).toBe('witch')
  expect(german('Alles of nichts')).toBe('of')
  expect(italian('Confirm')).toBe('confirm')
  expect(russian('Камень red')).toBe('red')
  for (const text of ['Schließ die Faust', 'Fist of Dragonstones', 'R2.8, 2.8 coinCounts', 'Ana'])
    expect(german(text)).toBeNull()
  for (const text of ['Come in E8', 'Chat', 'Mago']) expect(italian(text)).toBeNull()
})

describe.each(Object.keys(languages) as Language[])('in %s', language => {
  test('every screen and every question is in this language, and all of it can be read on a phone', async () => {
    const foreign = foreignIn(language, [...house.people, new URL(house.tavern.url).host])
    const terms = { size: 'phone', language } as const
    const wrong = new Map<string, string>()
    const blame = (what: string, name: string): void => void (wrong.has(what) || wrong.set(what, name))
    await show(browser, house, terms, { ...screens, ...questions }, async (name, { page, complaints }) => {
      const words = await wordsOn(page)
      expect(words.length, name).toBeGreaterThan(5)
      for (const { text, on } of words) {
        const found = unsaid.exec(text)?.[0] ?? (language === 'en' ? null : foreign(text))
        if (found !== null) blame(`“${found}” in “${text}” on ${on}`, name)
      }
      for (const what of [...(await unreadableOn(page)), ...complaints.filter(isOurs)]) blame(what, name)
    })
    expect([...wrong].map(([what, name]) => `${name}: ${what}`)).toEqual([])
  })
})

/** Ignores what house and browser report about dead links and closed tables. */
const isOurs = (complaint: string): boolean => !/40[34]|Reduced Motion/.test(complaint)

test('the language can be changed at the table, at once, and an unfinished bid stays as it is', async () => {
  const { page, context, complaints, leave } = await visitor(browser, house.tavern.url, { size: 'phone' })
  await context.addCookies(house.cookies.player)
  await page.goto(matchPath(house.middle))
  await page.locator('.own-heap:not([disabled])').first().click()
  await page.locator('.own-heap:not([disabled])').first().click()
  const value = page.locator('.bid-value')
  expect(await value.textContent()).toBe('2')
  await page.evaluate(() => Object.assign(window, { isStill: true }))
  const seen = new Set([await page.locator('.actions [data-primary]').textContent()])
  for (const language of Object.keys(languages).toReversed()) {
    await page.locator('.top-bar .bar-button[aria-haspopup="true"]').click()
    await page.locator(`[role="menu"] [data-key="${language}"]`).click()
    await page.waitForFunction(it => document.documentElement.lang === it, language)
    await page.keyboard.press('Escape')
    await settled(page)
    expect(await value.textContent()).toBe('2')
    seen.add(await page.locator('.actions [data-primary]').textContent())
  }
  expect(seen.size).toBe(Object.keys(languages).length)
  expect(await page.evaluate(() => Object.hasOwn(window, 'isStill'))).toBe(true)
  expect(complaints).toEqual([])
  await leave()
})
