import { readFile as read } from 'node:fs/promises'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fistBox } from '#games/fist/box'
import type { Game } from '#kernel/game'
import { type ReadFile, readFile } from '#kernel/reading'
import { verify } from '#kernel/verify'
import { openBrowser, type Visitor, visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { answer, isAsked, type Player, play, playerAt } from './driving.ts'
import { begun, join, layTable, matchAt } from './gathering.ts'
import { finger, mouse } from './hands.ts'
import { lookOn, privateTo } from './looking-on.ts'
import { openTavern, type Tavern } from './tavern.ts'

const { home, play: words } = en

let tavern: Tavern
let browser: Browser
beforeAll(async () => {
  ;[tavern, browser] = await Promise.all([openTavern(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await tavern?.close()
})

/** Reloads in the middle of a question, which is still asked after that. */
async function reload(player: Player): Promise<void> {
  expect(await isAsked(player)).toBe(true)
  const question = player.page.locator('.status strong')
  const before = await question.textContent()
  await player.page.reload()
  expect(await isAsked(player)).toBe(true)
  expect(await question.textContent()).toBe(before)
}

/** Plays to the end, with a reload in the middle; `meanwhile` happens while the player is asked something. */
async function playAll(player: Player, meanwhile = async (): Promise<void> => {}): Promise<void> {
  await play(player, 2)
  await reload(player)
  await meanwhile()
  await play(player)
}

const number = (text: string | null): number => Number(/\d+/.exec(text ?? '')?.[0] ?? Number.NaN)

/** The points by name: as the places tell them, and as they were explained one by one. */
async function pointsTold(page: Page): Promise<readonly [told: object, explained: object]> {
  const told: Record<string, number> = {}
  for (const place of await page.locator('.ranking > li').all())
    told[(await place.locator('> b').textContent()) ?? ''] = number(await place.locator('.points').textContent())
  const explained: Record<string, number> = {}
  for (const seat of await page.locator('.scored-seat').all()) {
    const [name = ''] = await seat.locator('> p > b').allTextContents()
    const points = (await seat.locator('> ol > li > b').allTextContents()).map(number)
    explained[name.replace(/^\P{L}+/u, '')] = points.reduce((sum, n) => sum + n, 0)
  }
  return [told, explained]
}

/** Has the dice checked by the house, on the page. */
async function check({ page, hands }: Player): Promise<void> {
  await hands.press(page.locator('.fairness summary'))
  await hands.press(page.getByRole('button', { name: words.verify }))
  await page.locator('.fairness [role="status"]', { hasText: words.verified }).waitFor()
}

async function download({ page, hands }: Player): Promise<ReadFile> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    hands.press(page.getByRole('link', { name: words.file })),
  ])
  return readFile(await read(await file.path(), 'utf8'))
}

/** The host asks for another, the other agrees, the host begins it. */
async function rematch(host: Player, other: Player, match: string): Promise<void> {
  const press = ({ page, hands }: Player, name: string): Promise<void> =>
    hands.press(page.getByRole('button', { name, exact: true }))
  await press(host, words.rematch)
  await press(other, words.meToo)
  await press(host, words.begin)
  await Promise.all([begun(host.page, match), begun(other.page, match)])
  expect(host.page.url()).toBe(other.page.url())
}

const withoutMotion = (complaint: string): boolean => !complaint.includes('Reduced Motion')

test('two people and a bot play a match to its end, one with a mouse, one with a finger, and somebody looks on', async () => {
  const all: Visitor[] = []
  const enter = async (size: 'desktop' | 'phone' | 'tablet'): Promise<Visitor> => {
    const somebody = await visitor(browser, tavern.url, { size })
    all.push(somebody)
    return somebody
  }
  const [desk, phone, third] = [await enter('desktop'), await enter('phone'), await enter('tablet')]
  const link = await layTable(desk.page)
  await join(phone.page, finger, link, 'Ben')
  await desk.page.getByRole('button', { name: home.table.start }).click()
  await Promise.all([begun(desk.page), begun(phone.page)])
  const [ana, ben] = [playerAt(desk.page, mouse), playerAt(phone.page, finger, 2)]
  const match = matchAt(desk.page)
  const watch = await lookOn(third, match)

  const watching = async (): Promise<void> => {
    await watch.caughtUp(await tavern.house.hall.find(match))
    while ((await privateTo(ana.page)).length === 0) {
      await answer(ana) // something else than coins
      expect(await isAsked(ana)).toBe(true)
    }
    await watch.knowsNothingOf(await privateTo(ana.page))
    await watch.cannotAct()
  }
  await Promise.all([playAll(ana, watching), playAll(ben)])

  for (const { page } of [ana, ben, watch]) {
    const [told, explained] = await pointsTold(page)
    expect(Object.keys(told)).toHaveLength(3)
    expect(explained).toEqual(told)
  }
  await check(ben)
  await check(ana)
  const file = await download(ana)
  expect(file.header.options).toMatchObject({ pointsToWin: 2, roundLimit: 3 })
  expect(() => verify(fistBox.game as unknown as Game, file)).not.toThrow()
  watch.wasToldAllButSecrets(file.entries)

  await rematch(ana, ben, match)
  await Promise.all([play(ana, 1), play(ben, 1)])
  for (const { complaints, leave } of all) {
    expect(complaints.filter(withoutMotion)).toEqual([])
    await leave()
  }
})
