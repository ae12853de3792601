import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { type Visitor, visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { matchPath } from '../driving.ts'
import { evening } from '../evening.ts'
import { call, comeIn, makeTable } from '../guest.ts'

const { play: words } = en

const at = evening()

const named = (text: string, name = 'Ben'): string => text.replaceAll('{name}', name)
const toChat = (page: Page) => page.getByRole('tab', { name: words.chat })
const muteBen = (page: Page) => page.getByRole('button', { name: named(words.mute) })

/** Ana and Ben at a match, each in a browser of their own. */
async function together(): Promise<{ readonly ana: Visitor; readonly ben: Visitor; readonly match: string }> {
  const [ana, ben] = [await visitor(at.browser, at.tavern.url), await visitor(at.browser, at.tavern.url)]
  await comeIn(ana.context, 'Ana')
  await comeIn(ben.context, 'Ben')
  const table = await makeTable(ana.context, { game: 'dwarves', seats: 2, options: { clock: 'none' } })
  const command = <T>({ context: { request } }: Visitor, it: string): Promise<T> =>
    call(request, `/api/tables/${table}/commands`, { command: { do: it } })
  for (const it of ['sit', 'ready']) await command(ben, it)
  const { match } = await command<{ match: string }>(ana, 'start')
  return { ana, ben, match }
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: words.say }).fill(text)
  await page.keyboard.press('Enter')
  await page.locator('.said').getByText(text).waitFor()
}

test('what was said stays unread until it is read, and nobody is muted by accident or for ever', async () => {
  const { ana, ben, match } = await together()
  for (const { page } of [ana, ben]) await page.goto(matchPath({ match }))
  await toChat(ana.page).waitFor()
  await toChat(ben.page).click()
  await say(ben.page, 'A dragon in every barrel')
  const unread = words.chatUnread.replace('{n, number}', '1')
  await ana.page.getByRole('tab', { name: unread }).waitFor()
  await ana.page.reload()
  await ana.page.getByRole('tab', { name: unread }).waitFor()

  await toChat(ana.page).click()
  const said = ana.page.locator('.said')
  await said.getByText('A dragon').waitFor()
  await muteBen(ana.page).click()
  await ana.page.getByText(named(words.muteAsk)).waitFor()
  await ana.page.getByRole('button', { name: en.common.cancel }).click()
  expect(await said.getByText('A dragon').count()).toBe(1)
  await muteBen(ana.page).click()
  await ana.page.getByRole('button', { name: words.muteYes, exact: true }).click()
  await ana.page.getByText(named(words.mutedName)).waitFor()
  await said.getByText(words.quietMuted).waitFor()
  expect(await said.getByText('A dragon').count()).toBe(0)

  await say(ben.page, 'Said to nobody')
  // As in another browser: only the house remembers it.
  await ana.page.evaluate(() => localStorage.removeItem('wyrmtavern.muted'))
  await ana.page.reload()
  await toChat(ana.page).click()
  await said.getByText(words.quietMuted).waitFor()
  await ana.page.getByRole('button', { name: named(words.unmute) }).click()
  await said.getByText('Said to nobody').waitFor()
  expect(await ana.page.getByText(named(words.mutedName)).count()).toBe(0)
  for (const { complaints, leave } of [ana, ben]) {
    expect(complaints).toEqual([])
    await leave()
  }
})

test('a spectator without a name chooses one in the chat, and speaks', async () => {
  const { ana, ben, match } = await together()
  const { page, complaints, leave } = await visitor(at.browser, at.tavern.url)
  await page.goto(matchPath({ match }))
  await toChat(page).click()
  await page.getByRole('textbox', { name: en.people.name.label }).fill('Cleo')
  await page.getByRole('button', { name: words.useName }).click()
  await say(page, 'Who is winning?')
  expect(complaints).toEqual([])
  for (const each of [ana, ben]) await each.leave()
  await leave()
})
