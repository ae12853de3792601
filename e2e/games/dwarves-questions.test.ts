import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Boxed } from '#games/boxed'
import { dwarvesBox } from '#games/dwarves/box'
import { dwarves } from '#games/dwarves/index'
import type { DwarvesTable } from '#games/dwarves/position'
import { openUntil, tables } from '#games/dwarves/screen/testing'
import { openBrowser, type Size, sizes, type Visitor, visitor } from '#testkit/browser'
import { ana } from '#testkit/table'
import { matchPath } from '../driving.ts'
import { ownAddress } from '../furnished.ts'
import { comeIn, type Place, startMatch } from '../guest.ts'
import { settled, turn } from '../places.ts'
import { type Posed, posed } from '../posed.ts'
import { outOfSight, violations } from '../questions.ts'
import { openTavern, type Tavern } from '../tavern.ts'

const HOUR = 3_600_000

let tavern: Tavern
let browser: Browser
let games: Posed
beforeAll(async () => {
  games = posed(dwarvesBox as unknown as Boxed)
  const env = { BOT_PAUSE: '10000', TRUST_PROXY: 'yes' }
  ;[tavern, browser] = await Promise.all([openTavern(env, games.shelf), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await tavern?.close()
})

async function visit(size: Size): Promise<Visitor> {
  const somebody = await visitor(browser, tavern.url, { size })
  await comeIn(somebody.context, 'Ana')
  await somebody.page.goto('/about')
  return somebody
}

/** Sits down at one of the tables that were put together, in the first seat. */
async function sitDown({ page, context }: Visitor, table: DwarvesTable): Promise<Place> {
  games.pose({ events: table.events.map(event => openUntil(event, Date.now() + HOUR)) })
  const { sides, options } = table.state
  await context.setExtraHTTPHeaders(ownAddress())
  const place = await startMatch(context, { game: 'dwarves', seats: sides.length, options })
  await turn(page, matchPath(place))
  await page.locator('.table-page .mine').waitFor()
  await settled(page)
  return place
}

function posedAt(name: string): DwarvesTable {
  const make = tables[name]
  if (make === undefined) throw new Error(`no table ${name}`)
  return make()
}

const own = '.dwarves-stage, .battle-board, .calm'

/** One step towards an answer: the one thing to do, or something to choose. */
async function goOn(page: Page): Promise<void> {
  const primary = page.locator('.actions [data-primary]:not([disabled])')
  if (await primary.isVisible()) return primary.click()
  // An ability that is chosen asks for a group.
  const groups = page.locator('.group-choices [data-option]:not([disabled])')
  await ((await groups.count()) > 0 ? groups : page.locator('.asked [data-option]:not([disabled])')).first().click()
}

/** What is wrong with the page at this table, and with answering there. */
async function wrongAt(
  somebody: Visitor,
  name: string,
  table: DwarvesTable,
  isRead: boolean,
): Promise<readonly string[]> {
  const { page } = somebody
  const { match, seat } = await sitDown(somebody, table)
  const wrong = [...(name === 'over' ? [] : await outOfSight(page, own)), ...(isRead ? await violations(page) : [])]
  const live = await tavern.house.hall.find(match)
  if (live === null) return [...wrong, 'there is no match']
  const { question } = await live.asking(seat)
  if (question === null) return wrong
  const before = live.next
  for (let n = 0; n < 4 && live.next === before; n++) {
    await goOn(page)
    if (await page.locator('.status[data-standing="sending"]').isVisible()) break
  }
  await expect.poll(() => live.next, { timeout: 10_000, interval: 20, message: name }).toBeGreaterThan(before)
  return wrong
}

test.each(Object.keys(sizes) as Size[])(
  'on a %s every question of Dwarves can be seen, touched, read and answered',
  async size => {
    const somebody = await visit(size)
    // Axe reads every kind of question once, and what is no question each time; a tablet has nothing that the others have not.
    const read = new Set<string>()
    for (const [name, make] of Object.entries(tables)) {
      const table = make()
      const kind = dwarves.choice(table.state, ana)?.name ?? name
      const isRead = size !== 'tablet' && !read.has(kind)
      read.add(kind)
      expect.soft(await wrongAt(somebody, name, table, isRead), name).toEqual([])
    }
    expect(somebody.complaints.filter(it => !it.includes('Reduced Motion'))).toEqual([])
    await somebody.leave()
  },
)

test('on a phone every card in hand tells what it would do without scrolling, and all whom it drives off', async () => {
  const somebody = await visit('phone')
  const { page } = somebody
  for (const name of ['turn-third', 'turn-many', 'turn-barred', 'lay-last', 'target-boo', 'loss']) {
    await sitDown(somebody, posedAt(name))
    const options = page.locator('.asked [data-option]')
    for (let i = 0, n = await options.count(); i < n; i++) {
      await options.nth(i).click()
      expect.soft(await outOfSight(page, own), `${name} ${i}`).toEqual([])
    }
  }
  await sitDown(somebody, posedAt('turn-third'))
  await page.locator('[data-option="dwarf"]').click()
  expect(await page.locator('.victims li').count()).toBe(2)
  expect(await page.locator('.victims li[data-own]').count()).toBe(1)
  expect(await page.locator('.third-badge').isVisible()).toBe(true)
  await somebody.leave()
})

test('R8.3 the window for Forget it! looks the same whether one holds it or not', async () => {
  const somebody = await visit('desktop')
  const seen: unknown[] = []
  for (const name of ['react-can', 'react-cannot']) {
    await sitDown(somebody, posedAt(name))
    seen.push(
      await somebody.page.locator('.asked').evaluate(box => ({
        words: [...box.querySelectorAll('.reaction b')].map(it => it.textContent),
        places: [...box.querySelectorAll('.reaction')].map(it => {
          const { x, y, width, height } = it.getBoundingClientRect()
          const { background, color, border, boxShadow, opacity } = getComputedStyle(it)
          return { x, y, width, height, background, color, border, boxShadow, opacity }
        }),
      })),
    )
  }
  expect(seen[1]).toEqual(seen[0])
  await somebody.leave()
})
