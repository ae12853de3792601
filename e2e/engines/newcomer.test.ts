import { expect, test } from 'vitest'
import { de } from '#ui/words/de'
import { en } from '#ui/words/en'
import { desktop, type EnginePage, phone } from './engine.ts'
import { evening } from './evening.ts'
import { fill, isSeen, pathOf, press, seen, textOf } from './on-page.ts'
import { play } from './playing.ts'

const { home } = en

const at = evening()

const openMenu = (page: EnginePage): Promise<void> => press(page, '.top-bar .bar-button[aria-haspopup="true"]')

/** Looks something up in the rules beside the table, which are over it on a phone. */
async function lookUp(page: EnginePage, word: string): Promise<void> {
  const isNarrow = await isSeen(page, '.top-bar .bar-button[aria-haspopup="dialog"]')
  if (isNarrow) await press(page, '.top-bar .bar-button[aria-haspopup="dialog"]')
  await press(page, '[role="tab"][data-key="rules"]')
  await fill(page, '.rules-tab input', word)
  await expect.poll(() => textOf(page, '.rule-list p')).toContain(word)
  if (isNarrow) await press(page, '.sheet-close')
}

test.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('the first five minutes of somebody new, on a %s, with everything moving', async (_, size) => {
  const page = await at.enter(size, true)
  await press(page, '.person-chip')
  await fill(page, '.you-sheet .one-line input', 'Ana')
  await press(page, '.you-sheet .one-line .primary')
  await expect.poll(() => textOf(page, '.person-name')).toBe('Ana')

  await press(page, '[data-game="fist"] a', home.rulesOf.slice(0, home.rulesOf.indexOf('{')))
  await seen(page, '.how-to')
  await press(page, '.brand')

  await press(page, '[data-game="fist"] a', home.makeTable)
  await press(page, 'label.pick', home.making.untimed)
  await press(page, '.do-bar .primary')
  await press(page, '.lesson-offer .framed')
  await press(page, '.seats-panel button', home.table.fill)
  await press(page, '.do-bar .primary', home.table.start)
  await press(page, '.primer .primary')
  const match = await pathOf(page)
  expect(await play(page, 2)).toBe(2)
  await lookUp(page, 'coin')

  await openMenu(page)
  await press(page, '[role="menu"] [data-key="de"]')
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('de')
  if (await isSeen(page, '[role="menu"]')) await page.key('Escape')
  await openMenu(page)
  await press(page, '[role="menu"] [data-key="settings"]', de.play.settings)
  await press(page, 'label.pick', de.people.setting.motionNone)
  await press(page, 'label.toggle', de.people.setting.confirm)
  await page.open(`${at.tavern.url}/settings`)
  await seen(page, 'h1', de.people.setting.title)
  expect(await isSeen(page, '.pick input:checked', de.people.setting.motionNone)).toBe(true)
  expect(await isSeen(page, 'label.toggle:has(input:checked)', de.people.setting.confirm)).toBe(false)

  await press(page, '.brand')
  await press(page, '.back-turn, .back-row a')
  await expect.poll(() => pathOf(page)).toBe(match)
  expect(await play(page, 1)).toBe(1)
  expect(await page.complaints()).toEqual([])
  await page.close()
})
