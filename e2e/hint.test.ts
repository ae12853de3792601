import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { type Size, visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { beginHere, shorts } from './device.ts'
import { isAsked, matchPath } from './driving.ts'
import { evening } from './evening.ts'
import { startTogether } from './gathering.ts'
import { comeIn, startMatch } from './guest.ts'

const { advice: words } = en.play
const at = evening()

const hintOn = (page: Page) => page.getByRole('region', { name: words.title })
const hintButton = (page: Page) => page.getByRole('button', { name: words.title, exact: true })
const choices = (page: Page) => hintOn(page).locator('.candidates tbody tr')
const logged = (page: Page): Promise<readonly string[]> => page.locator('.log-advised').allTextContents()

async function openLog(page: Page, size: Size): Promise<void> {
  if (size === 'phone') await page.getByRole('button', { name: en.play.scroll }).click()
}

test.each(['phone', 'desktop'] as const)(
  'against bots, on a %s: a hint and its reasons, then the choices, a line in the log, and a spectator’s log says who',
  async size => {
    const { page, context, complaints, leave } = await visitor(at.browser, at.tavern.url, { size })
    await comeIn(context, 'Ana')
    const place = await startMatch(context)
    await page.goto(matchPath(place))
    expect(await isAsked({ page })).toBe(true)
    await hintButton(page).click()
    await expect.poll(() => hintOn(page).locator('.advice-answer').count()).toBe(1)
    const first = (await hintOn(page).getByRole('status').textContent())?.trim()
    expect(first).toMatch(/^A Captain’s choice: .+\..+\./)
    expect(await choices(page).count()).toBe(0)
    await page.keyboard.press('h')
    await expect.poll(() => choices(page).count()).toBeGreaterThan(0)
    expect(await choices(page).first().textContent()).toMatch(/\d+(\.\d)?%/)
    await page.keyboard.press('Escape')
    await expect.poll(() => hintOn(page).count()).toBe(0)
    await openLog(page, size)
    await expect.poll(() => logged(page)).toEqual([words.youTook])

    const other = await visitor(at.browser, at.tavern.url, { size: 'desktop' })
    await other.page.goto(matchPath(place))
    await expect.poll(() => logged(other.page)).toEqual([expect.stringMatching(/Ana took a hint\.$/)])
    expect(await hintButton(other.page).count()).toBe(0)
    expect([...complaints, ...other.complaints]).toEqual([])
    await other.leave()
    await leave()
  },
)

test('people who did not agree get no hint, whatever their page sends; those who did see who took one', async () => {
  const [ana, ben] = [
    await visitor(at.browser, at.tavern.url, { size: 'desktop' }),
    await visitor(at.browser, at.tavern.url, { size: 'desktop' }),
  ]
  await comeIn(ana.context, 'Ana')
  await comeIn(ben.context, 'Ben')
  const match = await startTogether([ana.context, ben.context], {})
  await ana.page.goto(`/match/${match}`)
  expect(await isAsked(ana)).toBe(true)
  expect(await hintButton(ana.page).count()).toBe(0)
  expect(await refusalOf(ana.page, match)).toBe('no advice')

  const agreed = await startTogether([ana.context, ben.context], { advice: true })
  for (const { page } of [ana, ben]) await page.goto(`/match/${agreed}`)
  await hintButton(ana.page).click()
  await expect.poll(() => hintOn(ana.page).locator('.advice-answer').count()).toBe(1)
  await expect.poll(() => logged(ben.page)).toEqual([expect.stringMatching(/Ana took a hint\.$/)])
  expect(await hintOn(ben.page).count()).toBe(0)
  await ben.page.reload()
  await expect.poll(() => logged(ben.page)).toHaveLength(1)
  for (const { leave, complaints } of [ana, ben]) {
    expect(complaints).toEqual([])
    await leave()
  }
})

/** Asks over a socket of its own, as a page would that does not care whether it may. */
const refusalOf = (page: Page, match: string): Promise<string> =>
  page.evaluate(
    id =>
      new Promise<string>(done => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`)
        socket.onopen = () => socket.send(JSON.stringify({ t: 'advise', match: id, id: 'x', asked: 0 }))
        socket.onmessage = ({ data }) => {
          const all = JSON.parse(String(data)) as readonly { readonly t: string; readonly code?: string }[]
          const refused = all.find(({ t }) => t === 'refused')
          if (refused?.code !== undefined) done(refused.code)
        }
      }),
    match,
  )

test('on this device a hint needs no house, and is remembered', async () => {
  const { page, complaints, leave } = await visitor(at.browser, at.tavern.url, { size: 'desktop' })
  await beginHere(page, shorts[0] ?? expect.fail('a game'), ['Ana'])
  expect(await isAsked({ page })).toBe(true)
  await hintButton(page).click()
  await expect.poll(() => hintOn(page).locator('.advice-answer').count()).toBe(1)
  expect(await logged(page)).toEqual([words.youTook])
  await page.reload()
  await expect.poll(() => logged(page)).toEqual([words.youTook])
  expect(complaints).toEqual([])
  await leave()
})
