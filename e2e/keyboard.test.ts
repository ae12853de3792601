import { expect, test } from 'vitest'
import { visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { focused, playByKeys } from './by-keys.ts'
import { evening } from './evening.ts'
import { comeIn, makeTable } from './guest.ts'
import { keys, tabTo } from './hands.ts'
import { fist } from './played.ts'

const { home } = en

const at = evening()

const patience = { timeout: 10_000 }

test('by keyboard alone somebody opens a link, sits down, is ready, and never loses the focus', async () => {
  const [host, guest] = [await visitor(at.browser, at.tavern.url), await visitor(at.browser, at.tavern.url)]
  await comeIn(host.context, 'Ana')
  const { page } = guest
  await page.goto(`/table/${await makeTable(host.context)}`)
  const { press } = keys(page)
  await tabTo(page, page.getByLabel(home.table.nameFirst))
  await page.keyboard.type('Ben')
  await page.keyboard.press('Enter')
  for (const name of [home.table.imReady, home.table.imNotReady, home.table.imReady]) {
    const button = page.getByRole('button', { name, exact: true })
    await button.waitFor()
    await expect.poll(() => focused(page, '.do-bar'), patience).toBe(true)
    await press(button)
  }
  await press(page.getByRole('button', { name: home.table.stand }))
  await page.getByRole('button', { name: home.table.sitHere }).first().waitFor()
  await expect.poll(() => focused(page, '.page'), patience).toBe(true)
  for (const { leave } of [host, guest]) await leave()
})

test('a whole match by keyboard alone, from the home page to the result', async () => {
  await playByKeys(at.browser, at.tavern, { ...fist, options: { pointsToWin: 2, roundLimit: 2 } })
})
