import { expect, test } from 'vitest'
import { gallery } from '#ui/words/en/gallery'
import { workshop } from '#ui/words/en/workshop'
import { pieces } from '../bench.ts'
import { desktop, phone } from './engine.ts'
import { evening } from './evening.ts'
import { fill, press, seen, textOf } from './on-page.ts'
import { play } from './playing.ts'

const at = evening()

test.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('a card is made, played with on the device, and hung on the wall, on a %s', async (_, size) => {
  const page = await at.visit(size)
  await page.open(`${at.tavern.url}/workshop/character`)
  await seen(page, '.work-bench')
  await fill(page, '.face-name', `Fox ${size.width}`)
  await press(page, '[data-picture="fox-head"]')
  await press(page, pieces.coins)
  await press(page, '.step .number-part button:last-child')
  await expect.poll(() => textOf(page, '.face-sentence')).toContain('Take 2')
  await press(page, '.do-bar button', workshop.play)
  expect(await play(page, 2)).toBe(2)

  await page.open(`${at.tavern.url}/workshop/character`)
  if (size === phone) await press(page, '[role="tab"]', workshop.tabTest)
  await press(page, '.hang-untested')
  await press(page, '.hang-sheet .primary', workshop.hangNow)
  await press(page, '.hang-sheet a', workshop.seeIt)
  await seen(page, '.dossier h2', 'Fox')
  await page.open(`${at.tavern.url}/gallery`)
  await seen(page, '.hung-card')
  await press(page, '.gallery-make', gallery.make)
  await seen(page, '.work-bench')
  expect(await page.complaints()).toEqual([])
  await page.close()
})
