import { en } from '#ui/words/en'
import type { GameDriver } from '../played.ts'
import type { EnginePage } from './engine.ts'
import { choose, fill, press, seen } from './on-page.ts'

const { home } = en
const { making } = home

/** From the home page to a short match against two bots, of somebody who wants no lesson. */
export async function layTable(page: EnginePage, { game, options, optionWords }: GameDriver): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => true)) // they move what is to be pressed
  await press(page, `[data-game="${game}"] a`, home.makeTable)
  await fill(page, 'input[type="number"]', '3', making.seats)
  await fill(page, 'input[type="number"]', '2', making.bots)
  await press(page, 'label.pick', making.untimed)
  await press(page, '.more-options > summary')
  for (const [option, value] of Object.entries(options))
    await choose(page, '.option select', String(value), optionWords.options[option]?.name ?? option)
  await press(page, '.do-bar .primary')
  await press(page, '.lesson-offer .framed')
  await seen(page, '.table-page .mine')
}
