import { expect, test } from 'vitest'
import { desktop, type EnginePage, phone } from './engine.ts'
import { evening } from './evening.ts'
import { seen } from './on-page.ts'

const at = evening()

/** From where to where every game on the home page goes. */
const cards = (page: EnginePage): Promise<readonly (readonly [left: number, right: number])[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.game-card')].map(it => {
      const { left, right } = it.getBoundingClientRect()
      return [left, right] as const
    }),
  )

test('a window that shrinks and grows again looks as before', async () => {
  const page = await at.enter(desktop)
  await seen(page, '.game-card:nth-child(3)')
  const before = await cards(page)
  for (const turn of [1, 2]) {
    await page.resize(phone)
    await expect.poll(() => cards(page), { message: `shrunk, ${turn}` }).not.toEqual(before)
    await page.resize(desktop)
    await expect.poll(() => cards(page), { message: `grown again, ${turn}` }).toEqual(before)
  }
  await page.close()
})
