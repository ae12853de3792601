import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { visitor } from '#testkit/browser'
import { friends as words } from '#ui/words/en/friends'
import { home } from '#ui/words/en/home'
import { evening } from './evening.ts'
import { call, comeIn } from './guest.ts'

const at = evening()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const row = (page: Page, name: string) => page.locator('.person-row', { hasText: name })
const saying = (words: string, name: string): string => words.replaceAll('{name}', name)

test('two people and a stranger: find, ask, accept, here now, invite in a tap, sit down, block, nothing learned', async () => {
  const { browser, tavern } = at
  const [ana, ben, cleo] = await Promise.all([
    visitor(browser, tavern.url),
    visitor(browser, tavern.url, { size: 'phone' }),
    visitor(browser, tavern.url),
  ])
  await Promise.all([comeIn(ana.context, 'Ana'), comeIn(ben.context, 'Ben'), comeIn(cleo.context, 'Cleo')])
  const idOf = async (who: typeof ana): Promise<string> =>
    (await call<{ person: { id: string } }>(who.context.request, '/api/people/me')).person.id

  // Ana finds Ben by his name, and asks.
  await ana.page.goto('/friends')
  await ana.page.getByText(words.list.empty).waitFor()
  await ana.page.getByLabel(words.find.label).fill('Ben')
  await button(ana.page, words.find.act).click()
  await row(ana.page, 'Ben').getByRole('button', { name: words.do.ask }).click()
  await ana.page.getByText(words.list.waiting).waitFor()

  // Ben is told while he looks, and accepts. Both see each other here, without loading anything again.
  await ben.page.goto('/friends')
  await button(ben.page, saying(words.do.acceptOf, 'Ana')).click()
  await row(ana.page, 'Ben').filter({ hasText: words.does.free }).first().waitFor()
  await row(ben.page, 'Ana').filter({ hasText: words.does.free }).waitFor()

  // Invite in a tap: there is no table yet, so one is made, and Ben is invited as soon as it is there.
  await row(ana.page, 'Ben')
    .first()
    .getByRole('button', { name: saying(words.invite.to, 'Ben') })
    .click()
  await ana.page.waitForURL(/\/new$/)
  await ana.page.goto('/new/fist')
  await button(ana.page, home.making.make).click()
  await ana.page.waitForURL(/\/table\//)
  const table = new URL(ana.page.url()).pathname
  await ben.page.locator('.invitation').getByRole('link', { name: words.here.sit }).click()
  await ben.page.waitForURL(`**${table}`)
  await ben.page.locator('.do-bar .primary').click()
  await ana.page.locator('.seat-row', { hasText: 'Ben' }).waitFor()

  // Names lead to people. Ana blocks Ben; she is asked first.
  const anas = await idOf(ana)
  await ana.page.locator('.seat-row').getByRole('link', { name: 'Ben' }).click()
  await ana.page.waitForURL(/\/people\//)
  await button(ana.page, words.do.block).click()
  await ana.page.getByText(saying(words.sure.block, 'Ben')).waitFor()
  await button(ana.page, saying(words.sure.yesBlock, 'Ben')).click()
  await ana.page.getByText(saying(words.page.blocked, 'Ben')).waitFor()

  // At the table where both sit nothing is interrupted. Elsewhere Ben learns nothing: what he sees of her is what a stranger sees
  // of somebody who shows nothing.
  await ben.page.locator('.seat-row', { hasText: 'Ana' }).waitFor()
  await call(ana.context.request, '/api/tables', { game: 'fist', seats: 3, listed: true })
  const lists = async (who: typeof ana): Promise<number> =>
    (await call<readonly object[]>(who.context.request, '/api/tables')).length
  expect([await lists(ben), await lists(cleo)]).toEqual([0, 1])
  await cleo.context.request.put('/api/friends/choices', {
    data: { here: 'nobody', since: 'nobody', reliability: 'nobody', results: 'nobody' },
  })
  const shown = async (page: Page, person: string, name: string): Promise<string> => {
    await page.goto(`/people/${person}`)
    await page.locator('.profile').waitFor()
    return ((await page.locator('main').textContent()) ?? '').replaceAll(name, 'NAME')
  }
  expect(await shown(ben.page, anas, 'Ana')).toBe(await shown(ben.page, await idOf(cleo), 'Cleo'))
  await shown(ben.page, anas, 'Ana')
  await button(ben.page, words.do.ask).click()
  await ben.page.getByText(words.page.asked).waitFor()
  await ana.page.goto('/friends')
  await ana.page.locator('#blocked').waitFor()
  expect(await ana.page.getByText(words.list.asking).count()).toBe(0)
  await ana.page.getByRole('button', { name: saying(words.do.unblockOf, 'Ben') }).click()
  await ana.page.locator('#blocked').waitFor({ state: 'detached' })
})
