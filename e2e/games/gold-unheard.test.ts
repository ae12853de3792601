import { expect, test } from 'vitest'
import type { Boxed } from '#games/boxed'
import { box as goldBox } from '#games/gold/box'
import { fight, on } from '#games/gold/position'
import { later } from '#games/gold/screen/testing/later'
import { en } from '#games/gold/words/en'
import { visitor } from '#testkit/browser'
import { posed } from '#testkit/posed'
import { ana, ben } from '#testkit/table'
import { en as house } from '#ui/words/en'
import { matchPath } from '../driving.ts'
import { evening } from '../evening.ts'
import { comeIn, startMatch } from '../guest.ts'
import { finger } from '../hands.ts'

const games = posed(goldBox as unknown as Boxed)
const at = evening({ BOT_PAUSE: '10000' }, games.shelf)

test('time runs out while the network is gone: the page says so, says what came too late, and the loot is lost for both', async () => {
  const { page, context, leave } = await visitor(at.browser, at.tavern.url, { size: 'phone' })
  await comeIn(context, 'Ana')
  const two = [...on(ben, 'knight'), ...on(ana, 'knight')]
  const table = fight(two, { silver: 2, gold: 2 }, { options: { clock: 'blitz' } }).wait()
  const { sides, options } = table.state
  games.pose({ events: table.events.map(event => later(event, Date.now() - 15_000)) }) // half of it has run out
  const { match } = await startMatch(context, { game: 'gold', seats: sides.length, options })
  await page.goto(matchPath({ match }))
  await page.locator('.sand').waitFor()

  await context.setOffline(true)
  await page.getByRole('status').getByText(house.people.banner.lost).waitFor()
  await finger.press(page.getByRole('button', { name: en.screen.desk.do.all, exact: true }))
  await page.waitForTimeout(600) // a press that comes earlier was meant for the button that shared the rest
  await finger.press(page.getByRole('button', { name: en.screen.desk.do.offer, exact: true }))
  await page.locator('.status').getByText(house.play.unheard).waitFor({ timeout: 20_000 })

  await context.setOffline(false)
  await page.locator('.desk').waitFor({ state: 'detached', timeout: 20_000 })
  await page.locator('.refusal').getByText(house.common.refusals['not asked']).waitFor()
  await page.locator('.gold-news').getByText(en.log.failed.sand).waitFor()
  expect(await page.locator('.gold-lost').textContent()).toMatch(/2 silver.*2 gold/)
  expect(await page.locator('.banner').count()).toBe(0)
  await leave()
})
