import type { Page } from 'playwright'

/* The workshop's bench: its pieces, and how a finger takes one. */

const piece = (it: object): string => `[data-piece='${JSON.stringify(it)}']`

export const pieces = {
  rival: piece({ do: 'choose', what: 'rival' }),
  steal: piece({ do: 'steal' }),
  coins: piece({ do: 'gain', gain: { fairy: 1 } }),
  either: piece({ do: 'either', first: [], second: [] }),
}

export async function openBench(page: Page): Promise<void> {
  await page.goto('/workshop/character')
  await page.locator('.work-bench').waitFor()
}

/** On a phone one group of pieces is shown at a time. */
async function tapPiece(page: Page, it: string): Promise<void> {
  for (const tab of await page.locator('.shelf-tabs button').all()) {
    if (await page.locator(it).isVisible()) break
    await tab.tap()
  }
  await page.locator(it).tap()
}

/** A thief or an earner, as the winner likes, made with one finger. */
export async function tapRaven(page: Page, name: string): Promise<void> {
  await page.locator('.face-name').fill(name)
  await page.locator('[data-picture="raven"]').tap()
  for (const it of [pieces.rival, pieces.either, pieces.steal, pieces.coins]) await tapPiece(page, it)
}
