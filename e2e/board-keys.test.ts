import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { visitor } from '#testkit/browser'
import { board as words } from '#ui/words/en/board'
import { order } from '#ui/words/en/order'
import { evening } from './evening.ts'
import { call, comeIn, makeTable } from './guest.ts'
import { keys, tabTo } from './hands.ts'

const at = evening()

/** Types in a field that is found by what it is called. */
async function type(page: Page, called: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(called, { exact: true }).first())
  await page.keyboard.type(text)
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

test('by keyboard alone, and by what things are called: a note with a seat, an answer, a vote, a report, a measure, an appeal', async () => {
  const { browser, tavern } = at
  const [ana, ben, keeper] = await Promise.all([1, 2, 3].map(() => visitor(browser, tavern.url)))
  if (ana === undefined || ben === undefined || keeper === undefined) throw new Error('nobody came')
  await Promise.all([comeIn(ana.context, 'Ana'), comeIn(ben.context, 'Ben'), comeIn(keeper.context, 'Greta')])
  const { person } = await call<{ person: { id: string } }>(keeper.context.request, '/api/people/me')
  await tavern.house.desk.role(null, person.id, 'host')
  await makeTable(ana.context)

  await ana.page.goto('/board')
  await keys(ana.page).press(ana.page.getByRole('link', { name: words.pin }))
  await tabTo(ana.page, ana.page.getByRole('radio', { name: words.topic.strategy }))
  for (let n = 0; n < 3; n++) await ana.page.keyboard.press('ArrowDown')
  expect(await ana.page.getByRole('radio', { name: words.topic.players }).isChecked()).toBe(true)
  await type(ana.page, words.writing.titleLabel, 'Two seats for tonight')
  await type(ana.page, words.writing.textLabel, 'Come over!')
  await keys(ana.page).press(button(ana.page, words.writing.addTable))
  await keys(ana.page).press(ana.page.getByRole('dialog').getByRole('listitem').getByRole('button').first())
  await keys(ana.page).press(button(ana.page, words.writing.poll))
  await type(ana.page, 'Choice 1', 'At eight')
  await type(ana.page, 'Choice 2', 'At nine')
  await keys(ana.page).press(button(ana.page, words.writing.post))
  await ana.page.getByRole('heading', { name: 'Two seats for tonight' }).waitFor()
  const path = new URL(ana.page.url()).pathname

  // Ben finds it, votes, answers with a quote, and takes the seat.
  await ben.page.goto('/board')
  await tabTo(ben.page, ben.page.getByRole('searchbox'))
  await ben.page.keyboard.type('coming over')
  await ben.page.locator('.slip mark').first().waitFor()
  await keys(ben.page).press(ben.page.getByRole('link', { name: 'Two seats for tonight' }))
  await ben.page.getByRole('article', { name: 'Note 1' }).waitFor()
  await keys(ben.page).press(ben.page.getByRole('button', { name: /At nine/ }))
  await ben.page.getByRole('button', { name: /At nine/, pressed: true }).waitFor()
  await keys(ben.page).press(button(ben.page, words.thread.follow))
  await ben.page.getByRole('button', { name: words.thread.following }).waitFor()
  await keys(ben.page).press(button(ben.page, 'Answer Ana'))
  await ben.page.locator('textarea:focus').waitFor()
  await ben.page.keyboard.type('You smell of goats.')
  await ben.page.keyboard.press('Control+Enter')
  await ben.page.getByRole('article', { name: 'Note 2' }).waitFor()

  await keys(ana.page).press(button(ana.page, 'One new answer'))
  await keys(ana.page).press(button(ana.page, words.thread.report))
  await tabTo(ana.page, ana.page.getByRole('radio', { name: order.report.causes.rude }))
  await ana.page.keyboard.press('Space')
  await keys(ana.page).press(button(ana.page, order.report.send))
  await ana.page.getByText(order.report.sent).waitFor()
  await ana.page.keyboard.press('Escape')
  await ana.page.getByText(words.thread.reported).waitFor()

  await keeper.page.goto('/desk')
  for (const kind of ['hide', 'mute'] as const) {
    await tabTo(keeper.page, keeper.page.getByRole('checkbox', { name: order.measure[kind] }))
    await keeper.page.keyboard.press('Space')
  }
  await type(keeper.page, order.desk.reason, 'Be kind.')
  await keys(keeper.page).press(button(keeper.page, order.desk.do))
  await keeper.page.getByText(order.desk.noReports).waitFor()

  await ben.page.goto('/order')
  await tabTo(ben.page, ben.page.locator('.case summary').first())
  await ben.page.keyboard.press('Enter')
  await type(ben.page, order.mine.appealWords, 'It was a joke.')
  await keys(ben.page).press(button(ben.page, order.mine.appealSend))
  await ben.page.getByText(order.mine.waiting).waitFor()
  await ben.page.goto(path)
  await keys(ben.page).press(button(ben.page, words.seats.sit))
  await expect.poll(() => new URL(ben.page.url()).pathname).toMatch(/^\/table\//)
  for (const { complaints, leave } of [ana, ben, keeper]) {
    expect(complaints).toEqual([])
    await leave()
  }
})
