import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { en as gold } from '#games/gold/words/en'
import { type Visitor, visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { matchPath, standing } from '../driving.ts'
import { evening } from '../evening.ts'
import { begun, join, named, startTogether } from '../gathering.ts'
import { comeIn } from '../guest.ts'
import { mouse } from '../hands.ts'

const { home, play } = en
const at = evening()
const enter = (): Promise<Visitor> => visitor(at.browser, at.tavern.url)

const plate = (page: Page, name: string) => page.locator('.seat-plate', { hasText: name })
const holdings = (page: Page, name: string) => plate(page, name).locator('.gold-holdings')
const withName = (text: string, name: string): string => text.replace('{name}', name)

async function chooses(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: play.menu, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('at a table without stand-ins who leaves is told what comes of it, and the others go on without them', async () => {
  const [ana, ben] = [await enter(), await enter()]
  await ana.page.goto('/new/gold')
  const standIns = ana.page.getByRole('switch', named(home.making.standIns))
  await ana.page.getByRole('radio', named(home.making.untimed)).check()
  expect(await standIns.count()).toBe(0)
  await ana.page.getByRole('radio', named(home.making.slow)).check()
  await standIns.uncheck()
  await ana.page.getByRole('spinbutton', named(home.making.seats)).fill('4')
  await ana.page.getByRole('spinbutton', named(home.making.bots)).fill('2')
  await ana.page.getByRole('button', { name: home.making.make }).click()
  await ana.page.locator('.terms').getByText(home.table.termNoStandIns).waitFor()
  const link = await ana.page.getByLabel(home.table.link, { exact: true }).inputValue()
  await join(ben.page, mouse, link, 'Ben')
  await ana.page.getByRole('button', { name: home.table.start }).click()
  await Promise.all([begun(ana.page), begun(ben.page)])

  await ben.page.getByRole('button', { name: play.menu, exact: true }).click()
  expect(await ben.page.getByRole('menuitem', { name: play.mindMe }).count()).toBe(0)
  await ben.page.getByRole('menuitem', { name: play.leave }).click()
  await ben.page.getByText(play.leaveTextAlone).waitFor()
  const match = ben.page.url()
  await ben.page.getByRole('button', { name: play.leaveYes }).click()
  await holdings(ana.page, 'Ben').getByText(gold.screen.seat.left).waitFor()
  await plate(ana.page, 'Ben').getByTitle(play.hasLeftForGood).waitFor()
  await ben.page.goto(match)
  await standing(ben.page, 'left').getByText(play.youLeftForGood).waitFor()
  for (const { leave } of [ana, ben]) await leave()
})

test('the host goes on without who is away, and not before', async () => {
  const [ana, ben] = [await enter(), await enter()]
  await comeIn(ana.context, 'Ana')
  await comeIn(ben.context, 'Ben')
  const pace = { kind: 'live', bank: 10, increment: 5, cap: 10 }
  const wanted = { game: 'gold', seats: 4, pace, options: { clock: 'none', magic: false }, standIns: false }
  const match = await startTogether([ana.context, ben.context], wanted)
  await ana.page.goto(matchPath({ match }))
  const item = withName(play.goOnWithout, 'Ben')
  await ana.page.getByRole('button', { name: play.menu, exact: true }).click()
  expect(await ana.page.getByRole('menuitem', { name: item }).count()).toBe(0)
  await ana.page.getByRole('menuitem', { name: item }).waitFor({ timeout: 60_000 })
  await ana.page.keyboard.press('Escape')

  await chooses(ana.page, item)
  await ana.page.getByText(withName(play.goOnWithoutText, 'Ben')).waitFor()
  await ana.page.getByRole('button', { name: item }).click()
  await holdings(ana.page, 'Ben').getByText(gold.screen.seat.left).waitFor()
  for (const { leave } of [ana, ben]) await leave()
})
