import { randomBytes } from 'node:crypto'
import type { Browser, BrowserContext } from 'playwright'
import { expect } from 'vitest'
import { variantPath } from '#games/workshop/variant'
import type { House } from '#server/house'
import { visitor } from '#testkit/browser'
import { board as words } from '#ui/words/en/board'
import { order } from '#ui/words/en/order'
import { call, comeIn, startMatch } from './guest.ts'
import { playOn } from './playing.ts'

export const raven = {
  kind: 'character',
  names: { en: 'Raven Keeper' },
  picture: 'raven',
  light: 'violet',
  copies: 3,
  steps: [
    { do: 'choose', what: 'rival' },
    { do: 'either', first: [{ do: 'steal' }], second: [{ do: 'gain', gain: { silver: 4 } }] },
  ],
}

/** Found in another inflection than it was written in. */
export const inflected = [
  { language: 'en', text: 'Three dragons were sleeping.', words: 'dragon sleeps' },
  { language: 'it', text: 'Le carte sono nella caverna.', words: 'carta caverne' },
  { language: 'de', text: 'Die Zwerge schliefen in den Höhlen.', words: 'Zwergen Höhle' },
  { language: 'ru', text: 'Драконы спали в пещерах.', words: 'дракона пещера' },
] as const

/** A house, and where people come to it: at one node, or at two. */
export interface BoardHouse {
  readonly browser: Browser
  readonly house: House
  /** Where Ana and the keeper are. */
  readonly here: string
  /** Where Ben and a stranger are. */
  readonly there: string
}

const friday = variantPath('fist', { names: { en: 'Friday night' }, options: { pointsToWin: 2 } })

const person = async ({ request }: BrowserContext): Promise<string> =>
  (await call<{ person: { id: string } }>(request, '/api/people/me')).person.id

/**
 * A thread with a moment, a card and house rules; answers, a poll, search, following; a report, a measure and an
 * appeal: two people, a moderator and a stranger.
 */
export async function wholeBoard({ browser, house, here, there }: BoardHouse): Promise<void> {
  const [ana, ben, keeper, stranger] = await Promise.all([
    visitor(browser, here),
    visitor(browser, there, { size: 'phone' }),
    visitor(browser, here),
    visitor(browser, there),
  ])
  await Promise.all([comeIn(ana.context, 'Ana'), comeIn(ben.context, 'Ben'), comeIn(keeper.context, 'Greta')])
  const host = await browser.newContext({ baseURL: here })
  await comeIn(host, 'Hilda')
  await house.desk.role(null, await person(host), 'host')
  await house.desk.role(null, await person(keeper.context), 'moderator')
  const place = await startMatch(ana.context, { options: { pointsToWin: 2 } })
  await playOn({ house }, place, () => false)
  const card = await call<{ id: string }>(ana.context.request, '/api/gallery', {
    game: 'fist',
    card: raven,
    story: '',
    language: 'en',
  })

  // Ana pins a note. Her draft outlives the page.
  const { page } = ana
  await page.goto('/board/new?topic=strategy&game=fist')
  await page.getByLabel(words.writing.titleLabel).fill('When to let the Apprentice go?')
  await page
    .getByLabel(words.writing.textLabel)
    .fill(`See **E2**.\n\n/match/${place.match}?at=3\n\n/gallery/${card.id}\n\n${friday}`)
  await page.reload()
  expect(await page.getByLabel(words.writing.titleLabel).inputValue()).toBe('When to let the Apprentice go?')
  await page.getByRole('button', { name: words.writing.poll }).click()
  await page.getByLabel('Choice 1', { exact: true }).fill('Now')
  await page.getByLabel('Choice 2', { exact: true }).fill('Later')
  await page.getByRole('button', { name: words.writing.post }).click()
  await page.locator('.moment-seats').waitFor()
  const path = new URL(page.url()).pathname
  expect(await page.locator('.card-shown:not(.variant-shown)').textContent()).toContain('either steal a stone')
  await page.locator('.variant-shown', { hasText: 'Points to win: 2' }).waitFor()
  expect(await page.locator('[data-rule]').getAttribute('href')).toBe('/rules/fist#E2')
  const said = await page.locator('.moment-said p').textContent()
  await page.locator('.moment-keys button').last().click()
  await expect.poll(() => page.locator('.moment-said p').textContent()).not.toBe(said)

  // Ben, on a phone, votes and answers; Ana is told and nothing moves before she wants it.
  await ben.page.goto(path)
  await ben.page.locator('.poll li button').first().tap()
  await ben.page.locator('.poll li button[aria-pressed="true"]').waitFor()
  await ben.page.locator('.answer-bar textarea').fill('Never. You smell of goats.')
  await ben.page.locator('.answer-bar .primary').tap()
  await ben.page.getByText('You smell of goats.').first().waitFor()
  await page.getByRole('button', { name: 'One new answer' }).click()
  await page.getByText('You smell of goats.').waitFor()
  expect(await page.locator('.follow-button').getAttribute('aria-pressed')).toBe('true')

  // Ana reports it. She no longer sees it, and the desk has it with the evidence.
  await page.getByRole('button', { name: words.thread.report }).click()
  await page.getByText(order.report.causes.rude).click()
  await page.getByRole('button', { name: order.report.send }).click()
  await page.getByText(order.report.sent).waitFor()
  await page.getByRole('dialog').getByRole('button').click()
  await page.getByText(words.thread.reported).waitFor()
  await keeper.page.goto('/desk')
  expect(await keeper.page.locator('.evidence').first().textContent()).toContain('You smell of goats.')
  await keeper.page.locator('.deciding .pick', { hasText: order.measureAbout.hide }).click()
  await keeper.page.locator('.deciding .pick', { hasText: order.measureAbout.ban }).click()
  await keeper.page.getByLabel(order.desk.reason).fill('Be kind.')
  await keeper.page.getByRole('button', { name: order.desk.do }).click()
  await keeper.page.getByText(order.desk.noReports).waitFor()

  // A stranger reads one line in its place, without any script; Ben reads why, and appeals.
  const plain = await browser.newContext({ baseURL: there, javaScriptEnabled: false })
  const bare = await plain.newPage()
  const sent: Promise<number>[] = []
  bare.on('requestfinished', request => {
    if (['document', 'stylesheet'].includes(request.resourceType()))
      sent.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await bare.goto(path)
  const weight = (await Promise.all(sent)).reduce((sum, bytes) => sum + bytes, 0)
  expect(weight).toBeLessThan(60_000)
  expect(await bare.locator('main').textContent()).toContain('Hidden by a moderator: Be kind.')
  expect(await bare.locator('main').textContent()).not.toContain('goats')
  expect(await bare.locator('meta[property="og:title"]').getAttribute('content')).toBe('When to let the Apprentice go?')
  await plain.close()
  await stranger.page.goto(path)
  await stranger.page.locator('.note-gone').waitFor()
  expect(await stranger.page.locator('.first-posted .writer-role').count()).toBe(0)
  await ben.page.goto('/order')
  await ben.page.locator('.case summary').first().tap()
  await ben.page.getByLabel(order.mine.appealWords).first().fill('It was a joke.')
  await ben.page.getByRole('button', { name: order.mine.appealSend }).first().tap()
  await ben.page.getByText(order.mine.waiting).waitFor()

  // The appeal waits at the desk for somebody else than the moderator who decided.
  const boss = await host.newPage()
  await boss.goto('/desk?part=appeals')
  await boss.getByText('It was a joke.').waitFor()

  // A banned person reads until when they cannot write, and that is all they find where others write.
  const [banned = ''] = order.mine.banned.split('{when}')
  await ben.page.goto(path)
  await ben.page.getByText(banned).waitFor()
  expect(await ben.page.locator('.answer-bar textarea').count()).toBe(0)

  // An answer that could not be sent stays where it is, and is not lost.
  await ana.page.goto(path)
  await ana.page.locator('.answer-bar textarea').fill('Goats are fine.')
  await ana.context.setOffline(true)
  await ana.page.locator('.answer-bar .primary').click()
  const sendAgain = ana.page.getByRole('button', { name: words.writing.sendAgain })
  await sendAgain.waitFor()
  await ana.context.setOffline(false)
  await ana.page.reload()
  await sendAgain.click()
  await sendAgain.waitFor({ state: 'detached' })
  await ana.page.locator('.note-text', { hasText: 'Goats are fine.' }).waitFor()

  // Search in four languages, as one types.
  for (const { language, text } of inflected)
    await call(keeper.context.request, '/api/board/threads', {
      draft: randomBytes(8).toString('hex'),
      topic: 'strategy',
      game: 'fist',
      language,
      title: language,
      text,
      poll: null,
    })
  await stranger.page.goto('/board')
  for (const { text, words: sought } of inflected) {
    await stranger.page.getByRole('searchbox').fill(sought)
    await expect.poll(() => stranger.page.locator('.slip-text').allTextContents()).toEqual([text])
    expect(await stranger.page.locator('.slip mark').count()).toBe(2)
  }

  // A stranger plays by the house rules of the note.
  await stranger.page.goto(path)
  await stranger.page.locator('.variant-shown button').click()
  await stranger.page.getByRole('heading', { name: /Friday night/ }).waitFor()
  const isOffline = (it: string): boolean => /ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(it)
  expect(ana.complaints.filter(it => !isOffline(it))).toEqual([])
  expect([...ben.complaints, ...keeper.complaints, ...stranger.complaints]).toEqual([])
  await host.close()
  for (const who of [ana, ben, keeper, stranger]) await who.leave()
}
