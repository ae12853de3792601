import { mkdirSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright'
import { expect, test } from 'vitest'
import { pressed } from '#editions/press'
import { shelf } from '#games/shelf'
import { fileOf } from '#server/history/testing'
import { type Size, sizes, visitor } from '#testkit/browser'
import { languages } from '#ui/language'
import { en } from '#ui/words/en'
import { returning as words } from '#ui/words/en/returning'
import { evening } from './evening.ts'
import { comeIn, startMatch } from './guest.ts'
import { settled } from './places.ts'
import { playOn } from './playing.ts'
import { somebody, threeTables, together } from './returning-tables.ts'

const at = evening()
const pictures = 'node_modules/.cache/returning'
mkdirSync(pictures, { recursive: true })
const picture = (page: Page, name: string) => page.screenshot({ path: `${pictures}/${name}.png` })

const heading = (page: Page) => page.locator('h1')
const gold = (page: Page) => page.locator('.back-acts .hero-play')

async function friends(): Promise<readonly BrowserContext[]> {
  const all = await Promise.all(['Ben', 'Fenja', 'Godwin'].map(name => somebody(at.browser, at.tavern, name)))
  return all.map(({ context }) => context)
}

test('who waits is said first, with the table as it is; the gold button takes the turn, and Next table the next', async () => {
  const { page, context, complaints, leave } = await visitor(at.browser, at.tavern.url)
  await comeIn(context, 'Ana')
  const others = await friends()
  const { urgent, relaxed, theirs } = await threeTables(at.tavern, [context, ...others])
  await page.goto('/')
  await expect.poll(() => heading(page).textContent()).toBe('Ben, Fenja and Godwin wait for your fist.')
  await page.locator('.back-seat').nth(3).waitFor()
  await settled(page)
  // Fists closed by the others, mine open; and the card that is up.
  expect(await page.locator('.back-seat .fist-mark[data-closed]').count()).toBe(3)
  expect(await page.locator('.back-seat[data-mine] .fist-mark[data-closed]').count()).toBe(0)
  expect(await page.locator('.back-card').count()).toBe(1)
  const rows = page.locator('.back-row')
  expect(await rows.count()).toBe(2)
  expect(await rows.first().getAttribute('data-calls')).toBe('true')
  await rows.nth(1).getByText(en.home.waitingFor.replace('{names}', 'Ben, Fenja and Godwin')).waitFor()
  await expect.poll(() => page.title()).toMatch(/^\(2\) /)
  await picture(page, 'home-desktop-en')
  await gold(page).click()
  await page.waitForURL(`**/match/${urgent.match}`)
  await page.locator('.mine [data-option], .mine .primary').first().waitFor()
  // The others are asked at my other table: no button while I am asked here.
  expect(await page.locator('.next-table').count()).toBe(0)
  await page.goto(`/match/${theirs.match}`)
  await page.locator('.next-table').waitFor()
  await picture(page, 'next-table-desktop')
  await page.keyboard.press('n')
  await page.waitForURL(`**/match/${urgent.match}`)
  await page.goto(`/match/${theirs.match}`)
  await page.locator('.next-table').click()
  await page.waitForURL(`**/match/${urgent.match}`)
  expect(relaxed.match).not.toBe(urgent.match)
  // From every other page, too, which count those that wait in their title.
  await page.goto('/friends')
  await expect.poll(() => page.title()).toMatch(/^\(2\) /)
  await page.locator('.next-call').waitFor()
  await picture(page, 'next-call-desktop')
  await page.locator('.next-call').click()
  await page.waitForURL(`**/match/${urgent.match}`)
  expect(complaints).toEqual([])
  for (const other of others) await other.close()
  await leave()
})

for (const size of ['desktop', 'phone'] as const satisfies readonly Size[])
  test(`home and history in four languages on a ${size}: nothing overflows, one gold button`, async () => {
    const { page, context, leave } = await visitor(at.browser, at.tavern.url, { size })
    await comeIn(context, 'Ana')
    const others = await friends()
    await threeTables(at.tavern, [context, ...others])
    for (const n of [1, 2]) {
      const place = await startMatch(context, { options: { pointsToWin: 2 }, bot: n === 1 ? 'squire' : 'knight' })
      await playOn(at.tavern, place, () => false)
    }
    await page.goto('/')
    for (const language of Object.keys(languages)) {
      await page.evaluate(to => {
        const kept = JSON.parse(localStorage.getItem('wyrmtavern.settings') ?? '{}') as object
        localStorage.setItem('wyrmtavern.settings', JSON.stringify({ ...kept, language: to }))
      }, language)
      await page.goto('/')
      await page.locator('.back-seat').nth(3).waitFor()
      await page.locator('.back-score').first().waitFor()
      await settled(page)
      expect(await page.locator('.returning .primary').count()).toBe(1)
      await picture(page, `home-${size}-${language}`)
      await page.screenshot({ path: `${pictures}/home-${size}-${language}-whole.png`, fullPage: true })
      const overhang = async () => (await page.evaluate(() => document.documentElement.scrollWidth)) - sizes[size].width
      expect(await overhang()).toBeLessThanOrEqual(0)
      await page.goto('/history')
      await page.locator('.past-row').nth(1).waitFor()
      await page.locator('.past-counts').waitFor()
      await settled(page)
      await picture(page, `history-${size}-${language}`)
      expect(await overhang()).toBeLessThanOrEqual(0)
      const calls = page.locator(size === 'phone' ? '.tab-count' : '.next-call')
      await calls.waitFor()
      if (size === 'phone') expect(await calls.textContent()).toBe('2')
      else {
        // The narrowest window with a header of all names.
        await page.setViewportSize({ width: 1080, height: 900 })
        await picture(page, `next-call-${language}`)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1080)
        await page.setViewportSize(sizes[size])
      }
    }
    for (const other of others) await other.close()
    await leave()
  })

test('the history is filtered, paged, and takes a match from this device', async () => {
  const { page, context, complaints, leave } = await visitor(at.browser, at.tavern.url)
  await comeIn(context, 'Ana')
  const ben = await somebody(at.browser, at.tavern, 'Ben')
  await page.goto('/history')
  await page.getByText(words.history.none).waitFor()
  const place = await together([context, ben.context], { seats: 4, options: { pointsToWin: 2 } })
  const finish = async (it: typeof place, seats: readonly number[]): Promise<void> => {
    await Promise.all(seats.map(seat => playOn(at.tavern, { ...it, seat: seat as typeof it.seat }, () => false)))
  }
  await finish(place, [0, 1])
  for (let n = 0; n < 21; n++) {
    const alone = await startMatch(context, { options: { pointsToWin: 2 } })
    await finish(alone, [0])
  }
  await page.goto('/history')
  const rows = page.locator('.past-row')
  await expect.poll(() => rows.count()).toBe(20)
  await page.getByRole('button', { name: words.history.more }).click()
  await expect.poll(() => rows.count()).toBe(22)
  // Filters that change while more is on its way: what comes then is not of them.
  await page.goto('/history')
  await expect.poll(() => rows.count()).toBe(20)
  await page.route('**/api/history?*after=*', async route => {
    await page.waitForTimeout(1000)
    await route.continue()
  })
  await page.getByRole('button', { name: words.history.more }).click()
  await page.locator('.past-filters select').first().selectOption({ label: 'Ben' })
  await expect.poll(() => rows.count()).toBe(1)
  await page.waitForTimeout(1500)
  expect(await rows.count()).toBe(1)
  await rows.getByRole('link', { name: 'Ben' }).waitFor()
  await page.locator('.past-filters select').nth(1).selectOption('slow')
  await page.getByText(words.history.noneFound).waitFor()
  await page.getByRole('button', { name: words.history.clear }).click()
  await page.locator('.past-filters select').first().selectOption('bots')
  await expect.poll(() => rows.count()).toBe(20)
  await picture(page, 'history-filtered')
  // Figures that cannot be loaded say so, and the rest stands.
  await page.route('**/api/history/standing', route => route.fulfill({ body: 'nothing that can be read' }))
  await page.goto('/history')
  await page.getByText(words.history.figuresFailed).waitFor()
  await expect.poll(() => rows.count()).toBe(20)
  await page.unroute('**/api/history/standing')
  await page.getByRole('button', { name: words.history.again }).click()
  await page.locator('.past-ahead').waitFor()
  // A finished match on this device: one that was saved as a file elsewhere and opened here.
  const edition = (await pressed()).fist?.edition ?? expect.fail()
  const buffer = Buffer.from(fileOf(shelf.fist ?? expect.fail(), edition, ['Ana', 'Ada', 'Bo']))
  await page.goto('/')
  await page
    .locator('.returning .here-intro input')
    .setInputFiles({ name: 'match.jsonl', mimeType: 'text/plain', buffer })
  await page.waitForURL(/\/here\/\w/)
  await page.goto('/history')
  await page.locator('.past-own button').click()
  await page.locator('.past-own').getByText(words.history.added).waitFor()
  await rows.first().waitFor()
  const brought = rows.filter({ hasText: words.history.device })
  await expect.poll(() => brought.count()).toBe(1)
  await picture(page, 'history-device')
  await brought.getByRole('button', { name: words.history.look }).click()
  await page.waitForURL(/\/here\/\w+\?at=0/)
  expect(complaints).toEqual([])
  await leave()
})

test('without the house, tables are greyed as they were, and the game on the device takes the gold button', async () => {
  const { page, context, leave } = await visitor(at.browser, at.tavern.url, { keeps: true })
  await comeIn(context, 'Ana')
  const others = await friends()
  await threeTables(at.tavern, [context, ...others])
  await page.goto('/here/new/fist')
  await page.locator('.do-bar .primary').click()
  await page.waitForURL(/\/here\/\w/)
  await page.locator('.mine').waitFor()
  await page.goto('/')
  await page.locator('.back-row[data-device]').waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForTimeout(3000)
  await context.setOffline(true)
  await expect.poll(() => heading(page).textContent(), { timeout: 20_000 }).toBe(words.offline)
  expect(await page.locator('.back-row[data-old]').count()).toBe(3)
  await page.getByText(words.lastHere).waitFor()
  expect(await gold(page).textContent()).toBe(words.goOn)
  await picture(page, 'home-offline')
  await gold(page).click()
  await page.locator('.mine').waitFor()
  for (const other of others) await other.close()
  await leave()
})
