import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Boxed } from '#games/boxed'
import { goldBox } from '#games/gold/box'
import { gold } from '#games/gold/index'
import type { GoldTable } from '#games/gold/position'
import { tables } from '#games/gold/screen/testing'
import { later } from '#games/gold/screen/testing/later'
import { openBrowser, type Size, sizes, type Visitor, visitor } from '#testkit/browser'
import { ana } from '#testkit/table'
import { matchPath } from '../driving.ts'
import { ownAddress } from '../furnished.ts'
import { comeIn, type Place, startMatch } from '../guest.ts'
import { settled, turn } from '../places.ts'
import { type Posed, posed } from '../posed.ts'
import { outOfSight, violations } from '../questions.ts'
import { openTavern, type Tavern } from '../tavern.ts'

let tavern: Tavern
let browser: Browser
let games: Posed
beforeAll(async () => {
  games = posed(goldBox as unknown as Boxed)
  const env = { BOT_PAUSE: '10000', TRUST_PROXY: 'yes' }
  ;[tavern, browser] = await Promise.all([openTavern(env, games.shelf), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await tavern?.close()
})

/** So much longer than the rules say may anything take, in milliseconds: machines that test are slow. */
const LEISURE = 60_000

/** Sits down at one of the tables that were put together, in the first seat. */
async function sitDown({ page, context }: Visitor, table: GoldTable): Promise<Place> {
  games.pose({ events: table.events.map(event => later(event, Date.now() + LEISURE)) })
  const { sides, options } = table.state
  await context.setExtraHTTPHeaders(ownAddress())
  const place = await startMatch(context, { game: 'gold', seats: sides.length, options })
  await turn(page, matchPath(place))
  await page.locator('.table-page .mine').waitFor()
  await settled(page)
  return place
}

/** One step towards an answer: something to choose, a dragon to point at, or the one thing to do. */
async function goOn(page: Page): Promise<void> {
  const primary = page.locator('.actions [data-primary]:not([disabled])')
  if (await primary.isVisible()) return primary.click()
  const option = page.locator('.asked [data-option]:not([disabled])').first()
  const isChosen = (await page.locator('.asked [data-option][aria-pressed="true"]').count()) > 0
  if (!isChosen && (await option.isVisible())) return option.click()
  const target = page.locator('.target[aria-pressed="false"]').first()
  if (await target.isVisible()) return target.click()
  const lair = page.locator('.lair-choose').last()
  const [accept, done] = [page.locator('.offer-sheet .accepts').first(), page.locator('[data-done]')]
  for (const it of [lair, accept, done]) if (await it.isVisible()) return it.click()
}

/** What is wrong with the page at this table, and with answering there. */
async function wrongAt(somebody: Visitor, name: string, table: GoldTable, isRead: boolean): Promise<readonly string[]> {
  const { page } = somebody
  const { match, seat } = await sitDown(somebody, table)
  const own = '.gold-stage, .kill-stage'
  const wrong = [...(name === 'over' ? [] : await outOfSight(page, own)), ...(isRead ? await violations(page) : [])]
  const live = await tavern.house.hall.find(match)
  if (live === null) return [...wrong, 'there is no match']
  const { question } = await live.asking(seat)
  if (question === null) return wrong
  const before = live.next
  await expect
    .poll(
      async () => {
        if (live.next === before) await goOn(page)
        return live.next
      },
      { timeout: 10_000, interval: 100, message: name },
    )
    .toBeGreaterThan(before)
  return wrong
}

test.each(Object.keys(sizes) as Size[])(
  'on a %s every question of Gold can be seen, touched, read and answered',
  async size => {
    const somebody = await visitor(browser, tavern.url, { size })
    await comeIn(somebody.context, 'Ana')
    await somebody.page.goto('/about')
    // Axe reads every kind of question once, and what is no question each time; a tablet has nothing that the others have not.
    const read = new Set<string>()
    for (const [name, make] of Object.entries(tables)) {
      const table = make()
      const kind = gold.choice(table.state, ana)?.name ?? name
      const isRead = size !== 'tablet' && !read.has(kind)
      read.add(kind)
      expect.soft(await wrongAt(somebody, name, table, isRead), name).toEqual([])
    }
    expect(somebody.complaints.filter(it => !it.includes('Reduced Motion'))).toEqual([])
    await somebody.leave()
  },
)
