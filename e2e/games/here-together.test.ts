import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { beginHere, playHere, shorts } from '../device.ts'
import { evening } from '../evening.ts'

const { here } = en

const at = evening()

const said = (message: string, name: string): string => message.replace('{name}', name)
const people = ['Ana', 'Ben', 'Cleo']
/** What everybody may see: the marks of seats, and the dot of web/resizing.ts. */
const forAll = 'noscript, .crest-mark, [data-dot]'
/** While the device changes hands, the page shows only who is next. */
async function isBare(page: Page): Promise<string> {
  expect(await page.locator('.table-page, .mine, .stage, [data-card], [role="log"]').count()).toBe(0)
  const texts = await page.evaluate(forAll => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode() !== null)
      if (walker.currentNode.parentElement?.closest(forAll) === null) found.push(walker.currentNode.textContent ?? '')
    return found.filter(text => text.trim() !== '')
  }, forAll)
  const allowed = people.flatMap(name => [here.handTo, here.iAm, here.ratherI].map(it => said(it, name)))
  expect(texts.filter(text => ![...allowed, here.covered].includes(text))).toEqual([])
  return (await page.locator('.cover h1').textContent()) ?? ''
}

/** In milliseconds: whole matches of players who choose at random can take very long. */
const LONG = 1_500_000

test.each(shorts)(
  '$played.game: three people hand one phone around, and nobody sees another’s things',
  async short => {
    const { page, leave } = await visitor(at.browser, at.tavern.url, { size: 'phone' })
    await beginHere(page, short, people)
    const handed: string[] = []
    const look = async (): Promise<void> => {
      handed.push(await isBare(page))
    }
    await playHere(page, 3, look)

    // Voluntarily: whoever has it hands it to another, who may look and hands it back.
    await page.locator('.cover .primary, .status').first().waitFor()
    if (await page.locator('.cover .primary').isVisible()) await page.locator('.cover .primary').tap()
    await page.getByRole('button', { name: here.give }).tap()
    const offered = page.getByRole('menuitem', { name: said(here.giveTo, '') }).first()
    const name = (await offered.textContent())?.replace(said(here.giveTo, ''), '') ?? ''
    await offered.tap()
    await page.locator('.cover').waitFor()
    expect(await isBare(page)).toBe(said(here.handTo, name))
    await page.getByRole('button', { name: said(here.iAm, name), exact: true }).tap()
    await page.locator('.my-seat .plate-name', { hasText: name }).waitFor()

    await playHere(page, undefined, look)
    expect(new Set(handed)).toEqual(new Set(people.map(name => said(here.handTo, name))))
    expect(await page.locator('.my-seat').count()).toBe(0) // everybody looks at the result
    await page.locator('.ranking > li').first().waitFor()
    await page.getByRole('button', { name: here.again }).tap()
    await page.locator('.cover .primary').waitFor()
    await leave()
  },
  LONG,
)
