import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { matchPath } from '../driving.ts'
import { comeIn, startMatch } from '../guest.ts'
import { all } from '../played.ts'
import { unreadableOn } from '../reading.ts'
import { desktop, type EnginePage, engineName, phone } from './engine.ts'
import { evening } from './evening.ts'
import { knownBy } from './known.ts'
import { press, seen } from './on-page.ts'

/* Home and a table of every game: nothing is cut, and a picture of each to look at. */

const at = evening()

const folder = join(import.meta.dirname, '../../node_modules/.cache/engines', engineName())

async function look(page: EnginePage, name: string): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.resize(size)
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    })
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${name}-${size.width}x${size.height}.png`), await page.picture())
    expect(await unreadableOn(page), `${name} at ${size.width}x${size.height}`).toEqual([])
  }
}

test('the home page can be read at once', async () => {
  const page = await at.enter()
  await seen(page, '.hero-play')
  await look(page, 'home')
  await page.close()
})

test.each(all)('$game: the table can be read', async ({ game, options }) => {
  const page = await at.enter()
  await comeIn(knownBy(page), 'Ana')
  const place = await startMatch(knownBy(page), { game, options })
  await page.open(`${at.tavern.url}${matchPath(place)}`)
  await press(page, '.primer .primary')
  await seen(page, '.asked')
  await look(page, game)
  await page.close()
})
