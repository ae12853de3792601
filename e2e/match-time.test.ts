import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { type Visitor, visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { answer, isAsked, matchPath, type Player, playerAt, standing } from './driving.ts'
import { evening } from './evening.ts'
import { begun, join, layTable, startTogether } from './gathering.ts'
import { comeIn } from './guest.ts'
import { mouse } from './hands.ts'

const { home, play: words } = en

const at = evening()

const enter = (): Promise<Visitor> => visitor(at.browser, at.tavern.url)

/** The moment a day from now as shown at a slow table, without the minutes. */
const tomorrow = (page: Page): Promise<string> =>
  page.evaluate(() => new Date(Date.now() + 86_400_000).toLocaleDateString('en-GB', { weekday: 'short' }))

/** The first of the viewer's tables on the home page. */
const firstTable = (page: Page) => page.locator('[aria-labelledby="my-tables"] .back-row').first()
/** The table that waits for the viewer, at the top of the home page, and what leads there. */
const waitingTable = (page: Page) => page.locator('.back-facts')
const toTurn = (page: Page) => page.locator('.back-turn')

test('a slow table shows the deadline, and the home page whose turn it is', async () => {
  const [desk, other] = [await enter(), await enter()]
  const link = await layTable(desk.page, 'slow')
  await join(other.page, mouse, link, 'Ben')
  await desk.page.getByRole('button', { name: home.table.start }).click()
  await Promise.all([begun(desk.page), begun(other.page)])
  const [ana, ben] = [playerAt(desk.page, mouse), playerAt(other.page, mouse)]

  expect(await isAsked(ana)).toBe(true)
  const days = [await tomorrow(ana.page)]
  const deadline = await ana.page.locator('.bell').getByRole('timer').textContent()
  days.push(await tomorrow(ana.page)) // midnight may be between the two
  expect(days.map(day => words.until.replace('{when}', day))).toContain(deadline?.replace(/,? \d\d:\d\d$/, ''))
  expect(await ana.page.locator('.my-seat').getByRole('timer').textContent()).toBe(deadline)

  await answer(ana)
  await standing(ana.page, 'waiting').waitFor()
  for (const { page } of [ana, ben]) await page.goto('/')
  await firstTable(ana.page).getByText(home.waitingFor.replace('{names}', 'Ben')).waitFor()
  expect(await ana.page.title()).not.toMatch(/^\(/)
  expect(await firstTable(ana.page).getAttribute('data-calls')).toBeNull()
  await toTurn(ben.page).waitFor()
  await waitingTable(ben.page).locator('.back-until').waitFor()
  expect(await firstTable(ana.page).locator('.back-until').count()).toBe(0)
  await expect.poll(() => ben.page.title(), { timeout: 20_000 }).toMatch(/^\(1\) /)
  await toTurn(ben.page).click()
  await begun(ben.page)
  expect(await isAsked(ben)).toBe(true)
  await answer(ben)
  for (const { leave } of [desk, other]) await leave()
})

/** Another player's seat, as this page shows it. */
const plate = (page: Page, name: string) => page.locator('.seat-plate', { hasText: name })
/** The sign that a bot minds that seat. */
const minding = (page: Page, name: string) => plate(page, name).locator('.bot-sign[data-minding]')

/** The others do not have to wait: this many answers, although one of them is away. */
async function playWithout(player: Player, answers: number): Promise<void> {
  for (let n = 0; n < answers; n++) {
    expect(await isAsked(player)).toBe(true)
    await answer(player)
  }
}

/** Somebody who is back answers as soon as asked; the other plays on until then. */
async function answersAgain(back: Player, other: Player): Promise<void> {
  const isTurnOf = ({ page }: Player): Promise<boolean> => standing(page, 'asked').isVisible()
  await expect
    .poll(
      async () => {
        if (await isTurnOf(back)) return true
        if (await isTurnOf(other)) await answer(other)
        return false
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  await answer(back)
}

test('a bot minds the seat of somebody who is away, and gives it back', async () => {
  const [desk, other] = [await enter(), await enter()]
  await comeIn(desk.context, 'Ana')
  await comeIn(other.context, 'Ben')
  // The shortest time there is: Ben’s runs out twice in fifteen seconds.
  const pace = { kind: 'live', bank: 10, increment: 5, cap: 60 }
  const match = await startTogether([desk.context, other.context], { pace })
  const [ana, ben] = [playerAt(desk.page, mouse), playerAt(other.page, mouse)]
  for (const { page } of [ana, ben]) await page.goto(matchPath({ match }))
  await plate(ana.page, 'Ben').locator('.presence[data-here]').waitFor()

  await ben.page.goto('/')
  await plate(ana.page, 'Ben').locator('.presence:not([data-here])').waitFor()
  await playWithout(ana, 2)
  await minding(ana.page, 'Ben').waitFor()
  await playWithout(ana, 2)
  await ben.page.locator('.back-turn, .back-row a').first().click() // a bot may be answering just now
  await minding(ana.page, 'Ben').waitFor({ state: 'detached' })
  await answersAgain(ben, ana)

  await ben.page.getByRole('button', { name: words.menu, exact: true }).click()
  await ben.page.getByRole('menuitem', { name: words.mindMe }).click()
  await ben.page.getByRole('button', { name: words.mindYes }).click()
  await standing(ben.page, 'minded').waitFor()
  await minding(ana.page, 'Ben').waitFor()
  await playWithout(ana, 1)
  await ben.page.getByRole('button', { name: words.imBack }).click()
  await minding(ana.page, 'Ben').waitFor({ state: 'detached' })
  await answersAgain(ben, ana)
  for (const { leave } of [desk, other]) await leave()
})
