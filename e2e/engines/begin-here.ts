import { en } from '#ui/words/en'
import type { GameDriver } from '../played.ts'
import type { EnginePage } from './engine.ts'
import { choose, isSeen, press, seen } from './on-page.ts'

const { here } = en

/** From the page of a new match on this device to a short one, against bots that answer at once. */
export async function beginHere(page: EnginePage, { shortest, optionWords }: GameDriver): Promise<void> {
  await press(page, 'label.toggle', here.making.atOnce)
  await press(page, '.more-options > summary')
  for (const [option, value] of Object.entries(shortest))
    await choose(page, '.option select', String(value), optionWords.options[option]?.name ?? option)
  await press(page, '.do-bar .primary')
  await seen(page, '.lesson-offer, .table-page .mine')
  if (await isSeen(page, '.lesson-offer')) await press(page, '.lesson-offer .framed')
  await seen(page, '.table-page .mine')
}
