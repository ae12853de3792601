import { readFile as read } from 'node:fs/promises'
import type { Browser, Page } from 'playwright'
import { expect } from 'vitest'
import type { Game } from '#kernel/game'
import { type ReadFile, readFile } from '#kernel/reading'
import { verify } from '#kernel/verify'
import { type Visitor, visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { answer, isAsked, type Player, play, playerAt } from './driving.ts'
import { begun, join, layTable, matchAt } from './gathering.ts'
import { finger, mouse } from './hands.ts'
import { lookOn, privateTo } from './looking-on.ts'
import type { GameDriver, Points } from './played.ts'
import type { Tavern } from './tavern.ts'

/* A match of any game from the making of its table to a rematch, by two people and a bot, with a spectator. */

const { home, play: words } = en

/** Reloads in the middle of a question, which is still open afterwards; again if somebody else acts meanwhile. */
async function reload(player: Player, moves: () => Promise<number>): Promise<void> {
  const question = player.page.locator('.status strong')
  for (;;) {
    expect(await isAsked(player)).toBe(true)
    const [had, before] = [await moves(), await question.textContent()]
    await player.page.reload()
    expect(await isAsked(player)).toBe(true)
    const after = await question.textContent()
    if ((await moves()) === had) return expect(after).toBe(before)
  }
}

/** The points by name, as the ranking shows them. */
async function pointsTold(page: Page): Promise<Points> {
  const told: Record<string, number> = {}
  for (const place of await page.locator('.ranking > li').all()) {
    const points = await place.locator('.points').textContent()
    told[(await place.locator('> b').textContent()) ?? ''] = Number(/-?\d+/.exec(points ?? '')?.[0] ?? Number.NaN)
  }
  return told
}

/** Lets the house check the dice, on the page. */
export async function check({ page, hands }: Pick<Player, 'page' | 'hands'>): Promise<void> {
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

/** The host asks for another match, the other agrees, and the host begins it. */
async function rematch(host: Player, other: Player, match: string): Promise<void> {
  const press = ({ page, hands }: Player, name: string): Promise<void> =>
    hands.press(page.getByRole('button', { name, exact: true }))
  await press(host, words.rematch)
  await press(other, words.meToo)
  await press(host, words.begin)
  await Promise.all([begun(host.page, match), begun(other.page, match)])
  expect(host.page.url()).toBe(other.page.url())
}

export const withoutMotion = (complaint: string): boolean => !complaint.includes('Reduced Motion')

/** Two people and a bot play a match to its end, one with a mouse, one with touch, and somebody watches. */
export async function playWhole(browser: Browser, tavern: Tavern, played: GameDriver): Promise<ReadFile> {
  const all: Visitor[] = []
  const enter = async (size: 'desktop' | 'phone' | 'tablet'): Promise<Visitor> => {
    const somebody = await visitor(browser, tavern.url, { size })
    all.push(somebody)
    return somebody
  }
  const [desk, phone, third] = [await enter('desktop'), await enter('phone'), await enter('tablet')]
  const link = await layTable(desk.page, 'untimed', played)
  await join(phone.page, finger, link, 'Ben')
  await desk.page.getByRole('button', { name: home.table.start }).click()
  await Promise.all([begun(desk.page), begun(phone.page)])
  const [ana, ben] = [playerAt(desk.page, mouse), playerAt(phone.page, finger, 2)]
  const match = matchAt(desk.page)
  const watch = await lookOn(third, match, played)

  const watching = async (): Promise<void> => {
    await watch.caughtUp(await tavern.house.liveMatches.find(match))
    while ((await privateTo(ana.page, played)).length === 0) {
      await answer(ana) // something that reveals no secret
      expect(await isAsked(ana)).toBe(true)
    }
    await watch.knowsNothingOf(await privateTo(ana.page, played))
    await watch.cannotAct()
  }
  const moves = async (): Promise<number> => (await tavern.house.liveMatches.find(match))?.next ?? 0
  /** To the end, with a reload in the middle; `meanwhile` runs while the player has a question. */
  const playAll = async (player: Player, meanwhile = async (): Promise<void> => {}): Promise<void> => {
    await play(player, 2)
    await reload(player, moves)
    await meanwhile()
    await play(player)
  }
  await Promise.all([playAll(ana, watching), playAll(ben)])
  expect(await ana.page.getByRole('button', { name: words.newest }).count()).toBe(0) // nobody has scrolled in the log

  for (const { page } of [ana, ben, watch]) {
    const told = await pointsTold(page)
    expect(Object.keys(told)).toHaveLength(3)
    expect(await played.explained(page)).toEqual(told)
  }
  await check(ben)
  await check(ana)
  const file = await download(ana)
  expect(file.header.options).toMatchObject(played.options)
  expect(() => verify(played.box.game as Game, file)).not.toThrow()
  watch.wasToldAllButSecrets(file.entries)

  await rematch(ana, ben, match)
  await Promise.all([play(ana, 1), play(ben, 1)])
  for (const { complaints, leave } of all) {
    expect(complaints.filter(withoutMotion)).toEqual([])
    await leave()
  }
  return file
}
