import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Boxed } from '#games/boxed'
import { box as dwarvesBox } from '#games/dwarves/box'
import type { CardId } from '#games/dwarves/cards/index'
import { battle, type DwarvesTable } from '#games/dwarves/position'
import { openUntil } from '#games/dwarves/screen/testing'
import { en } from '#games/dwarves/words/en'
import { type Visitor, visitor } from '#testkit/browser'
import { posed } from '#testkit/posed'
import { matchPath } from '../driving.ts'
import { evening } from '../evening.ts'
import { startTogether } from '../gathering.ts'
import { comeIn } from '../guest.ts'
import { finger, mouse } from '../hands.ts'
import { listenTo } from '../listening.ts'

const { log, screen: words } = en

const games = posed(dwarvesBox as unknown as Boxed)
const at = evening({}, games.shelf)

/** How long a window stays open that is already open, in milliseconds: test machines are slow. */
const LEISURE = 15_000

/** Ana at a desktop and Ben with a phone sit down at this table. Returns what Ben's page hears. */
async function sitDown(table: DwarvesTable) {
  const [desk, phone] = [
    await visitor(at.browser, at.tavern.url),
    await visitor(at.browser, at.tavern.url, { size: 'phone' }),
  ]
  await comeIn(desk.context, 'Ana')
  await comeIn(phone.context, 'Ben')
  const { sides, options } = table.state
  games.pose({ events: table.events.map(event => openUntil(event, Date.now() + LEISURE)) })
  const match = await startTogether([desk.context, phone.context], { game: 'dwarves', seats: sides.length, options })
  const heard = listenTo(phone.page)
  await Promise.all([desk, phone].map(({ page }) => page.goto(matchPath({ match }))))
  return { desk, phone, heard }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** A sentence of the log, on the page that shows it beside the table. */
const told = ({ page }: Visitor, text: string | RegExp) => page.locator('.side .log').getByText(text).first()
const patience = { timeout: 30_000 }

/** Ana's Orc against Ben's Dwarf: she has won, unless a card changes that. */
const fought = (...hands: readonly (readonly CardId[])[]): DwarvesTable =>
  battle('sandwich', [6, 1, 2, 2, 5], { seats: 2, groups: [['orc'], ['dwarf']], hands })

test('R7.4 a bluff that nobody calls: it lies there unseen, is turned up, and has no effect', async () => {
  const { desk, phone, heard } = await sitDown(fought(['elf', 'richVein'], ['forgetIt']))
  await mouse.press(desk.page.locator('.asked [data-option="elf"]'))
  await desk.page.getByText(words.lay.bluff).waitFor()
  await mouse.press(button(desk.page, words.lay.lay))

  // Ben, who could stop an event, sees a card and is told no more than that.
  const back = phone.page.locator('.laid-card').first()
  await back.waitFor()
  expect(await back.getAttribute('aria-label')).toBe('Ana has laid a card face down')
  expect(await phone.page.locator('.stage [data-card="elf"]').count()).toBe(0)
  expect(JSON.stringify(heard.entries().at(-1))).not.toContain('elf')
  for (const name of [words.lay.none, words.lay.noneSure]) await finger.press(button(phone.page, name))

  await told(desk, 'You bluff with an elf').waitFor(patience)
  await told(desk, log.dust).waitFor(patience)
  expect(await phone.page.locator('.mine [data-card="elf"]').count()).toBe(0)
  expect(await phone.page.locator('.mine [data-card="forgetIt"]').count()).toBe(1)
  expect([...desk.complaints, ...phone.complaints]).toEqual([])
  for (const { leave } of [desk, phone]) await leave()
})

test('R8.1 Forget it! from hand: an event is stopped, and nobody knew before the window closed', async () => {
  const table = fought(['richVein', 'elf'], ['forgetIt', 'gnome']).lays('richVein', null)
  const { desk, phone } = await sitDown(table)
  await finger.press(phone.page.getByRole('button', { name: words.react.forget }))
  await phone.page.locator('.status[data-standing="asked"]').waitFor({ state: 'detached' })
  expect(await desk.page.locator('.side .log').textContent()).not.toContain('“Forget it!”')
  await mouse.press(button(desk.page, words.react.letBe))

  const stopped = new RegExp(`Ben: “Forget it!”.*Your ${en.cards.richVein.name} does nothing`)
  await told(desk, stopped).waitFor(patience)
  await told(desk, log.dust).waitFor(patience)
  expect(await phone.page.locator('.mine [data-card="forgetIt"]').count()).toBe(0)
  expect([...desk.complaints, ...phone.complaints]).toEqual([])
  for (const { leave } of [desk, phone]) await leave()
})
