import type { Page } from 'playwright'
import { box as goldBox } from '#games/gold/box'
import { tables } from '#games/gold/screen/testing'
import { later } from '#games/gold/screen/testing/later'
import { en } from '#games/gold/words/en'
import { everyQuestion } from '../every-question.ts'

/** How much longer everything may take than the rules say, in milliseconds: test machines are slow. */
const LEISURE = 60_000

/** Takes one step towards an answer: chooses something, points at a dragon, or does the only thing possible. */
async function goOn(page: Page): Promise<void> {
  const primary = page.locator('.actions [data-primary]:not([disabled]):not([aria-disabled="true"])')
  if (await primary.isVisible()) return primary.click()
  const option = page.locator('.asked [data-option]:not([disabled])').first()
  const isChosen = (await page.locator('.asked [data-option][aria-pressed="true"]').count()) > 0
  if (!isChosen && (await option.isVisible())) return option.click()
  const target = page.locator('.target[aria-pressed="false"]').first()
  if (await target.isVisible()) return target.click()
  const lair = page.locator('.lair-choose').last()
  const [accept, done] = [page.locator('.offer-sheet .accepts').first(), page.locator('[data-done]')]
  const [pass, back] = [
    page.locator('.asked .magic-pass'),
    page.getByRole('button', { name: en.screen.desk.do.stepBack }),
  ]
  const offer = page.locator('.kill-stage:not(:has(.place-open[aria-pressed="true"])) .place-open').first()
  for (const it of [lair, accept, done, pass, back, offer]) if (await it.isVisible()) return it.click()
}

everyQuestion({
  box: goldBox,
  tables,
  boxes: '.gold-stage, .kill-stage',
  goOn,
  asOfNow: event => later(event, Date.now() + LEISURE),
})
