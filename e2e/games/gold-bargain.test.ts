import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Boxed } from '#games/boxed'
import { box as goldBox } from '#games/gold/box'
import { fight, type GoldTable, on, position } from '#games/gold/position'
import { later } from '#games/gold/screen/testing/later'
import { en } from '#games/gold/words/en'
import { openBrowser, type Visitor, visitor } from '#testkit/browser'
import { type Posed, posed } from '#testkit/posed'
import { ana, ben, cleo } from '#testkit/table'
import { matchPath } from '../driving.ts'
import { startTogether } from '../gathering.ts'
import { comeIn } from '../guest.ts'
import { finger, mouse } from '../hands.ts'
import { openTavern, type Tavern } from '../tavern.ts'

const { desk: words, market: trading } = en.screen

let tavern: Tavern
let browser: Browser
let games: Posed
beforeAll(async () => {
  games = posed(goldBox as unknown as Boxed)
  ;[tavern, browser] = await Promise.all([openTavern({ BOT_PAUSE: '10000' }, games.shelf), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await tavern?.close()
})

interface Together {
  readonly desk: Visitor
  readonly phone: Visitor
  readonly match: string
}

/** Ana at a desktop and Ben with a phone sit down at a table that has been in this state for `since` milliseconds. */
async function sitDown(table: GoldTable, since = 0): Promise<Together> {
  const [desk, phone] = [await visitor(browser, tavern.url), await visitor(browser, tavern.url, { size: 'phone' })]
  await comeIn(desk.context, 'Ana')
  await comeIn(phone.context, 'Ben')
  const { sides, options } = table.state
  games.pose({ events: table.events.map(event => later(event, Date.now() - since)) })
  const match = await startTogether([desk.context, phone.context], { game: 'gold', seats: sides.length, options })
  await Promise.all([desk, phone].map(({ page }) => page.goto(matchPath({ match }))))
  return { desk, phone, match }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** A sentence of the log, on the page that shows it beside the table. */
const told = ({ page }: Visitor, text: string) => page.locator('.side .log').getByText(text).first()
/** What is behind the viewer's own screen, as read by a screen reader. */
const hoard = (page: Page) => page.locator('.mine .hoard > .hidden-text').first()
/** A token of the loot, by its position. */
const piece = (page: Page, no: number) => page.locator(`.loot-tile[aria-keyshortcuts="${no}"]`)
/** A seat's share of the draft. */
const cell = (page: Page, seat: number) =>
  page.locator(`.share-cell[data-seat="${seat}"], .board-row[data-seat="${seat}"] .board-who`)

/** On a phone: the tab of somebody's offer. */
const offerTab = (page: Page) => page.locator('.offer-tab:not([data-mine])')

const two = [...on(ben, 'knight'), ...on(ana, 'knight')]
const bargain = (clock: 'standard' | 'blitz'): GoldTable =>
  fight(two, { silver: 2, gold: 2, green: 1 }, { options: { clock } }).wait()

test('a second tap of the same finger shares the loot fairly and offers nothing', async () => {
  const { desk, phone } = await sitDown(bargain('standard'))
  await button(phone.page, words.do.all).waitFor()
  await phone.page.evaluate(async () => {
    for (const _ of [1, 2]) {
      document.querySelector<HTMLButtonElement>('.primary[data-primary]')?.click()
      await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    }
  })
  await button(phone.page, words.do.offer).waitFor()
  await desk.page.waitForTimeout(700) // an offer would have arrived
  const offers = desk.page.locator('.offer-place:not([data-empty])')
  expect(await offers.count()).toBe(0)
  await finger.press(button(phone.page, words.do.offer))
  await offers.waitFor()
  expect([...desk.complaints, ...phone.complaints]).toEqual([])
  for (const { leave } of [desk, phone]) await leave()
})

test('a negotiation succeeds: claims, an offer, a counter-offer with a phrase, and both accept', async () => {
  const { desk, phone } = await sitDown(bargain('standard'))
  const [one, other] = [desk.page, phone.page]

  // Ana shows that she wants the emerald, and Ben sees it.
  await mouse.press(piece(one, 5))
  await piece(other, 5).locator('.tile-claims', { hasText: '♥' }).waitFor()

  // Her offer: both gold and the emerald for her, the rest as the default split has it.
  await mouse.press(cell(one, ana))
  for (const no of [3, 4, 5]) await mouse.press(piece(one, no))
  await mouse.press(cell(one, ben))
  for (const no of [1, 2]) await mouse.press(piece(one, no))
  await mouse.press(button(one, words.do.offer))

  // Ben reads it on his phone, says something, takes one gold of it for himself, and offers that.
  await finger.press(offerTab(other))
  const sheet = other.locator('.offer-sheet')
  await sheet.getByText(words.version.replace('{number}', '1'), { exact: false }).waitFor()
  await finger.press(other.getByRole('button', { name: words.do.say }))
  await finger.press(button(other, en.phrases['too much for you']))
  await one.locator('.lately', { hasText: en.phrases['too much for you'] }).waitFor()
  await finger.press(button(other, words.do.change))
  await finger.press(cell(other, ben))
  await finger.press(piece(other, 3))
  await finger.press(button(other, words.do.offer))

  // Ana accepts. For a second anybody might step back, then it is done.
  await mouse.press(one.locator('.offer-place', { hasText: 'Ben' }).locator('.place-open'))
  await one.locator('.offer-opened', { hasText: words.version.replace('{number}', '2').slice(1) }).waitFor()
  await mouse.press(button(one, words.do.accept))
  await expect.poll(() => hoard(one).textContent(), { timeout: 10_000 }).toBe('1 gold and 1 green')
  await expect.poll(() => hoard(other).textContent()).toBe('2 silver and 1 gold')
  await told(desk, en.log.divided).waitFor()
  expect([...desk.complaints, ...phone.complaints]).toEqual([])
  for (const { leave } of [desk, phone]) await leave()
})

test('a negotiation runs out of time: an offer stands, nobody accepts it, and everything is lost', async () => {
  // Most of the thirty seconds have run out.
  const { desk, phone } = await sitDown(bargain('blitz'), 20_000)
  const [one, other] = [desk.page, phone.page]
  await offerFairly(one)
  await offerTab(other).waitFor()
  await one.locator('.sand[data-low]').waitFor()
  await told(desk, en.log.failed.sand).waitFor({ timeout: 20_000 })
  await other.locator('.desk').waitFor({ state: 'detached' })
  await expect.poll(() => hoard(one).textContent()).toBe(capital(en.nothing))
  await expect.poll(() => one.locator('.gold-lost').textContent()).toMatch(/2 silver.*2 gold.*1 green/)
  expect([...desk.complaints, ...phone.complaints]).toEqual([])
  for (const { leave } of [desk, phone]) await leave()
})

const three = [...two, ...on(cleo, 'knight')]
const ofThree = (): GoldTable => fight(three, { silver: 2, gold: 2, green: 2 }, { options: { clock: 'long' } }).wait()
/** Ana offers the default split. */
async function offerFairly(page: Page): Promise<void> {
  await mouse.press(button(page, words.do.all))
  await page.waitForTimeout(600) // an earlier press would count as the second tap of the same finger
  await mouse.press(button(page, words.do.offer))
}

test('two quick taps accept an offer, and it stays accepted; stepping back is elsewhere', async () => {
  const { desk, phone } = await sitDown(ofThree())
  const [one, other] = [desk.page, phone.page]
  await offerFairly(one)
  await finger.press(offerTab(other))
  const accept = button(other, words.do.accept)
  await expect.poll(() => accept.isEnabled()).toBe(true)
  const { x, y, width, height } = (await accept.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (let tap = 0; tap < 4; tap++) {
    await other.touchscreen.tap(x + width / 2, y + height / 2)
    await other.waitForTimeout(150)
  }
  const accepting = one.locator('.place-voice[data-agrees]')
  await expect.poll(() => accepting.count()).toBe(2)
  await other.waitForTimeout(1000)
  expect(await accepting.count()).toBe(2)
  await finger.press(button(other, words.do.stepBack))
  await expect.poll(() => accepting.count()).toBe(1)
  expect([...desk.complaints, ...phone.complaints]).toEqual([])
  for (const { leave } of [desk, phone]) await leave()
})

test('an offer that arrives while somebody edits a draft waits on its tab', async () => {
  const { desk, phone } = await sitDown(ofThree())
  const [one, other] = [desk.page, phone.page]
  await finger.press(piece(other, 3))
  await offerFairly(one)
  const tab = other.locator('.offer-tab[data-new]')
  await tab.waitFor()
  expect(await piece(other, 3).isVisible()).toBe(true)
  expect(await other.locator('.offer-sheet').count()).toBe(0)
  await finger.press(tab)
  await other.locator('.offer-sheet').waitFor()
  expect(await tab.count()).toBe(0)
  expect([...desk.complaints, ...phone.complaints]).toEqual([])
  for (const { leave } of [desk, phone]) await leave()
})

test('the first offer of all leaves the draft where it is: a finger on its way there lands on its token', async () => {
  const { desk, phone } = await sitDown(ofThree())
  const [one, other] = [desk.page, phone.page]
  const token = piece(other, 3)
  await token.waitFor()
  const stood = await token.boundingBox()
  const { x, y, width, height } = stood ?? { x: 0, y: 0, width: 0, height: 0 }
  await offerFairly(one)
  await other.locator('.offer-tab[data-new]').waitFor()
  await other.touchscreen.tap(x + width / 2, y + height / 2)
  // It shows what Ben wants, and nothing has moved.
  await piece(one, 3).locator('.tile-claims', { hasText: '♣' }).waitFor()
  expect(await token.boundingBox()).toEqual(stood)
  expect(await other.locator('.offer-sheet').count()).toBe(0)
  expect([...desk.complaints, ...phone.complaints]).toEqual([])
  for (const { leave } of [desk, phone]) await leave()
})

test('a press meant for an offer that is withdrawn at that moment does not send one’s own', async () => {
  const { desk, phone } = await sitDown(ofThree())
  const [one, other] = [desk.page, phone.page]
  await finger.press(button(other, words.do.all))
  await offerFairly(one)
  await finger.press(offerTab(other))
  const accept = button(other, words.do.accept)
  await expect.poll(() => accept.isEnabled()).toBe(true)
  const { x, y, width, height } = (await accept.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await mouse.press(one.locator('.offer-place[data-mine] .place-open'))
  await mouse.press(button(one, words.do.takeBack))
  await other.locator('.offer-sheet').waitFor({ state: 'detached' })
  await other.touchscreen.tap(x + width / 2, y + height / 2)
  await other.waitForTimeout(1000)
  expect(await other.locator('.offer-tab').count()).toBe(0)
  await finger.press(button(other, words.do.offer))
  await other.locator('.offer-tab[data-mine]').waitFor()
  expect([...desk.complaints, ...phone.complaints]).toEqual([])
  for (const { leave } of [desk, phone]) await leave()
})

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

test('a trade at the Market: offered by one, accepted by the other, seen by both', async () => {
  const hoards = [{ silver: 3, blue: 1 }, { gold: 2, green: 2 }, { silver: 1 }]
  const { desk, phone } = await sitDown(position({ market: true, hoards, pile: ['mistscale'] }))
  const [one, other] = [desk.page, phone.page]
  const stall = (page: Page, token: string) => page.locator('.stall', { has: page.locator(`[data-token="${token}"]`) })

  // Ben, on his phone: two emeralds for a sapphire and a silver.
  await finger.press(button(other, 'Ana'))
  for (let n = 0; n < 2; n++) await finger.press(stall(other, 'green'))
  await finger.press(other.locator('.trade-way').nth(1))
  for (const token of ['blue', 'silver']) await finger.press(stall(other, token))
  await finger.press(button(other, trading.do.offer))

  await mouse.press(one.locator('.offer-sheet').getByRole('button', { name: words.do.accept }))
  await expect.poll(() => hoard(one).textContent()).toBe('2 silver and 2 green')
  await expect.poll(() => hoard(other).textContent()).toBe('1 silver, 2 gold and 1 blue')

  // Both are done; the third, a bot, soon will be.
  for (const page of [one, other]) await page.getByRole('button', { name: trading.do.done }).click()
  await told(desk, en.log.marketClosed).waitFor({ timeout: 60_000 })
  expect([...desk.complaints, ...phone.complaints]).toEqual([])
  for (const { leave } of [desk, phone]) await leave()
})
