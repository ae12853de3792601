import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, type Visitor, visitor } from '#testkit/browser'
import { type Language, languages } from '#ui/language'
import { foreignIn, unsaid } from '../english.ts'
import { settled, turn } from '../places.ts'
import { unreadableOn, wordsOn } from '../reading.ts'
import { laid, openPosedHouse, type PosedHouse } from './tables.ts'

let browser: Browser
let posedHouse: PosedHouse
beforeAll(async () => {
  browser = await openBrowser()
  posedHouse = await openPosedHouse(browser)
})
afterAll(async () => {
  await browser?.close()
  await posedHouse?.tavern.close()
})

/** Other pages of a game besides its tables: where they are, and what shows that they are loaded. */
const places = ['gold', 'dwarves'].flatMap(game => [
  [`/rules/${game}`, '.how-to'] as const,
  [`/new/${game}`, '.more-options'] as const,
  [`/rules/${game}#rules`, '.rules-rule'] as const,
  [`/here/new/${game}`, '.here-seat'] as const,
])

describe.each(Object.keys(languages) as Language[])('in %s', language => {
  const terms = { size: 'phone', language } as const
  const wrong = new Map<string, string>()
  const blame = (what: string, name: string): void => void (wrong.has(what) || wrong.set(what, name))
  const read = async (name: string, { page, complaints }: Visitor): Promise<void> => {
    const foreign = foreignIn(language, posedHouse.people)
    const words = await wordsOn(page)
    expect(words.length, name).toBeGreaterThan(5)
    for (const { text, on } of words) {
      const found = unsaid.exec(text)?.[0] ?? (language === 'en' ? null : foreign(text))
      if (found !== null) blame(`“${found}” in “${text}” on ${on}`, name)
    }
    for (const what of await unreadableOn(page)) blame(what, name)
    for (const what of complaints) if (!what.includes('Reduced Motion')) blame(what, name)
  }

  test('every question of Gold and of Dwarves is in this language, and all of it can be read on a phone', async () => {
    await posedHouse.show(terms, laid, read)
    expect([...wrong].map(([what, name]) => `${name}: ${what}`)).toEqual([])
  })

  test('so are the settings of their tables, and their rules', async () => {
    const somebody = await visitor(browser, posedHouse.tavern.url, terms)
    const { page, leave } = somebody
    await page.goto('/about')
    wrong.clear()
    for (const [path, shown] of places) {
      await turn(page, path)
      await page.locator(shown).first().waitFor()
      await settled(page)
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true
      })
      await read(path, somebody)
    }
    expect([...wrong].map(([what, name]) => `${name}: ${what}`)).toEqual([])
    await leave()
  })
})
