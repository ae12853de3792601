import { spawnSync } from 'node:child_process'
import type { Browser } from 'playwright'
import { expect } from 'vitest'
import { visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { beginHere, keptOffline, playHere, type Short } from './device.ts'
import { openTavern } from './tavern.ts'

const { here, play: words } = en

/** Verifies the file as somebody who receives it would. */
function verified(path: string): object {
  const run = spawnSync(process.execPath, ['cli/main.ts', 'verify', path, '--json'], { encoding: 'utf8' })
  return JSON.parse(run.stdout) as object
}

/** One visit, then a whole match without a network or a house; its file is accepted by verify. */
export async function playOffline(browser: Browser, short: Short): Promise<void> {
  const house = await openTavern()
  const { page, context, leave } = await visitor(browser, house.url, { keeps: true })
  await keptOffline(page)
  await context.setOffline(true)
  await house.close() // nobody can be reached either
  await page.goto('/')
  await page.getByRole('link', { name: here.play }).click()
  await beginHere(page, short, ['Ana'])
  await playHere(page, 2)
  await page.reload()
  await playHere(page)

  await page.locator('.fairness summary').click()
  await page.getByRole('button', { name: words.verify }).click()
  await page.locator('.fairness [role="status"]', { hasText: words.verified }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.fairness').getByRole('button', { name: words.file }).click(),
  ])
  expect(verified(await file.path())).toMatchObject({ verified: true, game: short.played.game })

  await page.goto('/')
  await page.locator('.here-list').getByText(short.played.title).waitFor()
  await page.goto('/table/nowhere')
  await page.getByText(en.common.refusals.offline).waitFor()
  await page.getByRole('link', { name: here.offlinePlay }).first().waitFor()
  await page.goto('/rules/dwarves')
  await page.locator('.how-to').waitFor()
  await leave()
}
