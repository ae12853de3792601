import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fist } from '#games/fist/index'
import type { FistTable } from '#games/fist/position'
import { midway, tables } from '#games/fist/screen/testing'
import { openBrowser, type Size, sizes, type Visitor, visitor } from '#testkit/browser'
import { ana } from '#testkit/table'
import { matchPath } from './driving.ts'
import { ownAddress } from './furnished.ts'
import { comeIn, type Place, startMatch } from './guest.ts'
import { settled, turn } from './places.ts'
import { type Posed, posed } from './posed.ts'
import { openTavern, type Tavern } from './tavern.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let tavern: Tavern
let browser: Browser
let games: Posed
beforeAll(async () => {
  games = posed()
  const env = { BOT_PAUSE: '10000', TRUST_PROXY: 'yes' }
  ;[tavern, browser] = await Promise.all([openTavern(env, games.shelf), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await tavern?.close()
})

/** Sits down at one of the tables that were put together, in the first seat. */
async function sitDown({ page, context }: Visitor, table: FistTable): Promise<Place> {
  games.pose(table)
  const { sides, options } = table.state
  await context.setExtraHTTPHeaders(ownAddress())
  const place = await startMatch(context, { seats: sides.length, options })
  await turn(page, matchPath(place))
  await page.locator('.table-page .mine').waitFor()
  await settled(page)
  return place
}

/** What of the decision cannot be seen or touched without scrolling. */
const outOfSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wrong: string[] = []
    for (const box of document.querySelectorAll('.stage, .fist-stage, .asked, .mine, .above'))
      if (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
        wrong.push(
          `${box.className} is ${box.scrollWidth}x${box.scrollHeight} in ${box.clientWidth}x${box.clientHeight}`,
        )
    for (const it of document.querySelectorAll('.mine button, .character-card h2, .fist-stage button')) {
      const { left, top, right, bottom, width, height } = it.getBoundingClientRect()
      if (width === 0) continue
      const name = it.getAttribute('aria-label') ?? it.textContent
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) wrong.push(`${name} is outside`)
      const isTouched = matchMedia('(pointer: coarse)').matches && it.tagName === 'BUTTON'
      if (isTouched && !it.matches('.card-name, .kept-card') && (width < 43.5 || height < 43.5))
        wrong.push(`${name} is ${width}x${height}`)
    }
    return wrong
  })

async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations } = await (
      window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }
    ).axe.run()
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  })
}
interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly string[] }[]
}

/** Gives some answer with the prompt that is there. */
async function answerSomehow(page: Page): Promise<void> {
  const primary = page.locator('.actions [data-primary]')
  const option = page.locator('.asked [data-option]').first()
  if ((await option.count()) > 0) await option.click()
  for (let n = 0; n < 6 && (await primary.isDisabled()); n++)
    await page.locator('.own-heap:not([disabled])').first().click()
  await primary.click()
}

/** What is wrong with the page at this table, and with answering there. */
async function wrongAt(somebody: Visitor, name: string, table: FistTable, isRead: boolean): Promise<readonly string[]> {
  const { page } = somebody
  const { match, seat } = await sitDown(somebody, table)
  const wrong = [...(name === 'over' ? [] : await outOfSight(page)), ...(isRead ? await violations(page) : [])]
  const live = await tavern.house.hall.find(match)
  if (live === null) return [...wrong, 'there is no match']
  const { question } = await live.asking(seat)
  if (question === null) return wrong
  const before = live.next
  await answerSomehow(page)
  await expect.poll(() => live.next, { timeout: 10_000, interval: 20 }).toBeGreaterThan(before)
  return wrong
}

test.each(Object.keys(sizes) as Size[])(
  'on a %s every question can be seen, touched, read and answered',
  async size => {
    const somebody = await visitor(browser, tavern.url, { size })
    await comeIn(somebody.context, 'Ana')
    await somebody.page.goto('/about')
    // Axe reads every kind of question once, and what is no question each time; a tablet has nothing that the others have not.
    const read = new Set<string>()
    for (const [name, make] of Object.entries(tables)) {
      const table = make()
      const kind = fist.choice(table.state, ana)?.name ?? name
      const isRead = size !== 'tablet' && !read.has(kind)
      read.add(kind)
      expect.soft(await wrongAt(somebody, name, table, isRead), name).toEqual([])
    }
    expect(somebody.complaints.filter(it => !it.includes('Reduced Motion'))).toEqual([])
    await somebody.leave()
  },
)

/** Moves what is there over something else and lets it go. */
async function drag(page: Page, what: string, over: string): Promise<void> {
  const middle = async (of: string) => {
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await page.locator(of).first().boundingBox({ timeout: 1000 })) ?? {}
    return [x + width / 2, y + height / 2] as const
  }
  await page.mouse.move(...(await middle(what)))
  await page.mouse.down()
  await page.mouse.move(...(await middle(over)), { steps: 5 })
  await page.mouse.up()
}

test('a coin is dragged into the hand, and out of it again', async () => {
  const somebody = await visitor(browser, tavern.url)
  const { page } = somebody
  await comeIn(somebody.context, 'Ana')
  await page.goto('/about')
  await sitDown(somebody, midway('thief'))
  const inHand = page.locator('.in-palm')
  expect(await inHand.count()).toBe(0)
  await drag(page, '.own-heap .grip', '[data-drop="hand"]')
  await expect.poll(() => inHand.count()).toBe(1)
  // Let go beside it, a coin goes back to where it lay.
  await drag(page, '.own-heap .grip', '.status')
  await drag(page, '.in-palm', '[data-drop="hand"]')
  expect(await inHand.count()).toBe(1)
  const takenOut = async (): Promise<number> => {
    await drag(page, '.in-palm', '.status')
    return inHand.count()
  }
  await expect.poll(takenOut).toBe(0)
  await somebody.leave()
})
