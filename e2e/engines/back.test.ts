import { expect, test } from 'vitest'
import { fist } from '../played.ts'
import { beginHere } from './begin-here.ts'
import { desktop, type EnginePage } from './engine.ts'
import { evening } from './evening.ts'
import { pathOf, seen } from './on-page.ts'
import { play } from './playing.ts'

const at = evening()

/** Which matches a page of this browser holds, even one that is only kept for the way back. */
const heldBy = (page: EnginePage): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query()
    return held.flatMap(({ name = '' }) => (name.startsWith('wyrmtavern ') ? [name] : []))
  })

test('a page with a match on this device, left and come back to, holds nothing meanwhile and plays on', async () => {
  const page = await at.visit(desktop)
  await page.open(`${at.tavern.url}/here/new/${fist.game}`)
  await beginHere(page, fist)
  const path = await pathOf(page)
  expect(await play(page, 1)).toBe(1)
  expect(await heldBy(page)).toEqual([`wyrmtavern ${path.split('/').at(-1)}`])

  await page.open(`${at.tavern.url}/rules/${fist.game}`)
  await seen(page, '.how-to')
  await expect.poll(() => heldBy(page)).toEqual([])

  await page.evaluate(() => history.back())
  await expect.poll(() => pathOf(page)).toBe(path)
  await seen(page, '.table-page .mine')
  expect(await play(page, 1)).toBe(1)
  await page.close()
})
