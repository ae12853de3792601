import type { Browser } from 'playwright'
import { expect, test } from 'vitest'
import { entryIn } from '#kernel/file'
import { redact } from '#kernel/redact'
import { toWire } from '#kernel/wire'
import { type Visitor, type VisitorParams, visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { answer, type Player, play, playerAt, standing } from '../driving.ts'
import { evening } from '../evening.ts'
import { begun, matchAt } from '../gathering.ts'
import { call, comeIn, makeTable, startMatch } from '../guest.ts'
import { finger } from '../hands.ts'
import { listenTo } from '../listening.ts'
import { privateTo } from '../looking-on.ts'
import { all } from '../played.ts'
import { readableFromAfar } from '../readable.ts'
import { withoutMotion } from '../whole-match.ts'

const at = evening()
const { home, play: words, screen: said } = en

const phone = async (terms: VisitorParams = {}): Promise<Visitor> => {
  const somebody = await visitor(at.browser, at.tavern.url, { size: 'phone', ...terms })
  await somebody.page.setViewportSize({ width: 390, height: 844 })
  return somebody
}
const television = async (browser: Browser, width: number, height: number): Promise<Visitor> => {
  const tv = await visitor(browser, at.tavern.url)
  await tv.page.setViewportSize({ width, height })
  return tv
}

/** Joins with the code as somebody hears it: in small letters, with hyphens. */
async function joinByCode({ page }: Visitor, code: string, name: string): Promise<void> {
  await page.goto('/')
  await page.getByLabel(said.joinAbout).fill(code.toLowerCase().replaceAll(' ', '-'))
  await page.getByRole('button', { name: said.join, exact: true }).tap()
  await page.getByLabel(home.table.nameFirst).fill(name)
  await page.getByRole('button', { name: home.table.sitDown }).tap()
  await page.getByRole('button', { name: home.table.imReady, exact: true }).tap()
}

/** Log and rules over the player's own side. */
async function readsUp({ page }: Player): Promise<void> {
  await page.getByRole('button', { name: words.scroll, exact: true }).tap()
  await page.locator('.sheet .log li').first().waitFor()
  await page.getByRole('tab', { name: words.rules }).tap()
  await page.locator('.sheet .rules-short').waitFor()
  await page.locator('.sheet-close').tap()
  await page.locator('.sheet').waitFor({ state: 'detached' })
}

/** The crossed eye, the whole table and back. */
async function coversAndSwitches({ page }: Player): Promise<void> {
  const own = page.locator('.companion .mine')
  await page.getByRole('button', { name: said.hide }).tap()
  expect(await own.isVisible()).toBe(false)
  await page.getByRole('button', { name: said.show }).first().tap()
  await own.waitFor()
  await page.evaluate(() => dispatchEvent(new DeviceOrientationEvent('deviceorientation', { beta: 178, gamma: 2 })))
  await own.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: said.show }).first().tap()
  await page.getByRole('button', { name: said.wholeTable }).tap()
  await page.locator('.table-page .seats').waitFor()
  await page.getByRole('button', { name: said.onlyMine }).tap()
  await own.waitFor()
}

/** A screen switches nobody's phone: the first two agree to it, the third keeps the whole table. */
async function answersOffer(phones: readonly Visitor[]): Promise<void> {
  for (const [n, { page }] of phones.entries()) {
    const offer = page.locator('.screen-offer')
    await offer.waitFor()
    expect(await page.locator('.companion').count()).toBe(0)
    await offer.getByRole('button', { name: n < 2 ? said.yes : said.no, exact: true }).tap()
    await offer.waitFor({ state: 'detached' })
    await page.locator(n < 2 ? '.companion' : '.table-page .seats').waitFor()
  }
}

/** Resolves when the cover has been there and a tap on it has skipped what the big screen shows. */
async function skipsLookingUp({ page }: Player): Promise<void> {
  await page.waitForFunction(
    () => {
      const cover = document.querySelector<HTMLElement>('.look-up')
      const tap = new PointerEvent('pointerdown', { bubbles: true, cancelable: true, isPrimary: true })
      cover?.dispatchEvent(tap)
      cover?.click()
      return tap.defaultPrevented
    },
    null,
    { timeout: 120_000 },
  )
}

/** Everybody plays until everybody has answered: some are asked more often than others. */
async function playSome(players: readonly Player[]): Promise<void> {
  const still = new Set(players)
  const plays = async (player: Player): Promise<void> => {
    while (still.size > 0) {
      if (!(await standing(player.page, 'asked').isVisible())) {
        await player.page.waitForTimeout(50)
        continue
      }
      await answer(player)
      still.delete(player)
    }
  }
  await Promise.all(players.map(plays))
}

const games = all.map(played => [played.game, played] as const)

test.each(games)('%s: a whole match on the big table with three phones, joined by its code', async (game, played) => {
  const tv = await television(at.browser, 1920, 1080)
  const phones = [await phone({ motion: true, newcomer: true }), await phone(), await phone()] as const
  const [hosts, ...others] = phones
  await comeIn(hosts.context, 'Ana')
  const table = await makeTable(hosts.context, { game, options: played.shortest })
  const heard = listenTo(tv.page)
  await tv.page.goto(`/table/${table}/screen`)
  await readableFromAfar(tv.page)
  const code = (await tv.page.locator('.screen-join b').textContent()) ?? ''
  for (const [n, other] of others.entries()) await joinByCode(other, code, ['Ben', 'Cleo'][n] ?? '')
  await hosts.page.goto(`/table/${table}`)
  await hosts.page.getByRole('button', { name: home.table.start }).tap()
  await Promise.all(phones.map(({ page }) => begun(page)))
  const match = matchAt(hosts.page)
  const players = phones.map(({ page }, n) => playerAt(page, finger, n))
  const [ana, ben, cleo] = players as [Player, Player, Player]
  await hosts.page.locator('.primer').getByRole('button', { name: words.letUsPlay }).tap()
  await answersOffer(phones)
  await readsUp(ana)

  const lookedUp = skipsLookingUp(ana)
  await playSome(players)
  await readableFromAfar(tv.page)
  await coversAndSwitches(ana)
  const secrets = (await Promise.all(players.map(({ page }) => privateTo(page, played)))).flat()
  expect(secrets.length).toBeGreaterThan(0)
  // The screen may show what everybody was told, even if it reads like somebody's secret.
  const told = JSON.stringify(await call(tv.context.request, `/api/matches/${match}/log`))
  const shown = await tv.page.content()
  expect(secrets.filter(secret => shown.includes(secret) && !told.includes(secret))).toEqual([])
  expect(await tv.page.locator('[data-primary], .mine').count()).toBe(0)

  await Promise.all(players.map(player => play(player)))
  await lookedUp
  await tv.page.locator('[data-winner]').first().waitFor()
  for (const { page } of phones) await page.locator('.ranking').waitFor()
  const live = await at.tavern.house.liveMatches.find(match)
  const entries = (await live?.lines(0)) ?? []
  expect(heard.entries()).toEqual(entries.map(line => toWire(redact(entryIn(line), 'table'))))

  await hosts.page.getByRole('button', { name: words.rematch, exact: true }).tap()
  await tv.page.locator('.screen-before').waitFor()
  for (const { page } of others) await page.getByRole('button', { name: words.meToo, exact: true }).tap()
  await hosts.page.getByRole('button', { name: words.begin, exact: true }).tap()
  await Promise.all(phones.map(({ page }) => begun(page, match)))
  await tv.page.locator('.big-table').waitFor()
  for (const { page } of [ana, ben]) await page.locator('.companion').waitFor() // they were asked once
  await tv.leave()
  await ana.page.getByRole('button', { name: said.showTable }).tap()
  for (const { page } of players) await page.locator('.table-page .seats').waitFor()
  expect(await cleo.page.locator('.screen-offer').count()).toBe(0)
  for (const { complaints, leave } of phones) {
    expect(complaints.filter(withoutMotion)).toEqual([])
    await leave()
  }
})

test.each(all.map(({ game, box }) => [game, box.game.seats.max] as const))(
  '%s with %i seats can be read from afar on every screen, and nothing can be pressed',
  async (game, seats) => {
    const tv = await television(at.browser, 1280, 720)
    await comeIn(tv.context, 'Ana')
    const { table } = await startMatch(tv.context, { game, seats })
    await tv.page.goto(`/table/${table}/screen`)
    await tv.page
      .locator('.screen-plate')
      .nth(seats - 1)
      .waitFor()
    for (const [width, height] of [
      [1280, 720],
      [1920, 1080],
      [3840, 2160],
      [1024, 768],
    ] as const) {
      await tv.page.setViewportSize({ width, height })
      await readableFromAfar(tv.page)
    }
    const places = (): Promise<readonly (string | null)[]> =>
      tv.page.locator('.screen-seat').evaluateAll(all => all.map(it => it.getAttribute('data-place')))
    const [first, ...rest] = await places()
    await tv.page.getByRole('button', { name: said.turn }).click()
    expect(await places()).toEqual([...rest, first])
    expect(await tv.page.locator('button:not([inert] *)').count()).toBeLessThanOrEqual(3)
    expect(tv.complaints.filter(withoutMotion)).toEqual([])
    await tv.leave()
  },
)
