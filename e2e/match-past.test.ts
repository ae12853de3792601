import type { BrowserContext, Page } from 'playwright'
import { expect, test } from 'vitest'
import { Replica } from '#client/replica'
import { box as fistBox } from '#games/fist/box'
import type { BoxedId } from '#games/fist/cards/characters'
import type { FistEvent } from '#games/fist/events'
import { scene } from '#games/fist/screen/scenes'
import type { State } from '#games/fist/types'
import { en as fistWords } from '#games/fist/words/en'
import { logged } from '#games/fist/words/log'
import type { Game } from '#kernel/game'
import type { Entry } from '#kernel/match'
import { fromJson, type Json } from '#kernel/wire'
import { visitor } from '#testkit/browser'
import { lastBy } from '#ui/asking'
import { en } from '#ui/words/en'
import { answer, isAsked, matchPath, playerAt, standing } from './driving.ts'
import { evening } from './evening.ts'
import { call, comeIn, type GuestPlace, startMatch } from './guest.ts'
import { mouse } from './hands.ts'
import { listenTo } from './listening.ts'
import { answerBeside, asked } from './playing.ts'

const { play: words } = en

const at = evening()

/** Gives this many answers without using the page. */
async function playBeside(place: GuestPlace, answers: number): Promise<void> {
  for (let n = 0; n < answers && (await asked(at.tavern, place)) !== null; n++) await answerBeside(at.tavern, place)
  await asked(at.tavern, place)
}

/** The name of the character that was up after this entry, before the next one was turned up in it. */
function upAfter(seq: number, entries: readonly Json[], { seat }: GuestPlace): string {
  const replica = new Replica(fistBox.game as unknown as Game, 3, {}, seat)
  for (const entry of entries) replica.take(entry)
  const { events } = replica.entries[seq] as Entry<FistEvent>
  const { auction, power, auctioned } = replica.upTo(seq, scene(events).at(-1)?.told).view as State
  const character = auction?.character ?? power?.playing.character ?? auctioned.at(-1)?.character
  return character === undefined ? '' : fistWords.cards[character as BoxedId].name
}

/** The entries about which something is said: the stops when looking back. */
const stopsIn = (entries: readonly Json[]): readonly number[] =>
  (fromJson(entries) as readonly Entry<FistEvent>[])
    .filter(({ events }) => events.some(event => logged(event).length > 0))
    .map(({ seq }) => seq)

const now = (page: Page) => page.locator('.log li[data-now]')
const up = (page: Page) => page.locator('.character-card h2')

test('a link leads to a moment of the match, with no actions but going on or back to now', async () => {
  const { page, context, complaints, leave } = await visitor(at.browser, at.tavern.url)
  const listening = listenTo(page)
  await comeIn(context, 'Ana')
  const place = await startMatch(context)
  await playBeside(place, 5) // nobody wins that early, nor with the next answer
  await page.goto(matchPath(place))
  expect(await isAsked({ page })).toBe(true)
  const entries = listening.entries()
  const stops = stopsIn(entries)
  const [moment = 0, next = 0] = stops.slice(Math.floor(stops.length / 2))

  await page.goto(`${matchPath(place)}?at=${moment}`)
  await standing(page, 'past').waitFor()
  expect(await up(page).textContent()).toBe(upAfter(moment, entries, place))
  expect(await now(page).first().getAttribute('data-seq')).toBe(String(moment))
  expect(await page.locator('.log li[data-later]').count()).toBeGreaterThan(0)
  expect(await page.locator('.asked :is(.own-heap, [data-option], .stepper)').count()).toBe(0)
  expect(await page.locator('.status').textContent()).toContain(words.pastYourTurn)

  await page.keyboard.press('ArrowRight')
  await page.waitForURL(({ search }) => search === `?at=${next}`)
  expect(await up(page).textContent()).toBe(upAfter(next, entries, place))
  await page.getByRole('button', { name: words.stepBack }).click()
  await page.waitForURL(({ search }) => search === `?at=${moment}`)

  // The match goes on while the page looks back.
  await playBeside(place, 1)
  await expect.poll(listening.last, { timeout: 10_000 }).toBeGreaterThan(entries.length - 1)
  expect(await up(page).textContent()).toBe(upAfter(moment, entries, place))
  expect(listening.sent()).not.toContain('answer')

  await page.getByRole('button', { name: words.toLive }).click()
  await page.waitForURL(({ search }) => search === '')
  const player = playerAt(page, mouse)
  expect(await isAsked(player)).toBe(true)
  await expect.poll(() => now(page).count()).toBe(0)
  await answer(player)

  // A spectator sees the same moment by the same link.
  const other = await visitor(at.browser, at.tavern.url)
  await other.page.goto(`${matchPath(place)}?at=${moment}`)
  await standing(other.page, 'past').waitFor()
  expect(await up(other.page).textContent()).toBe(upAfter(moment, entries, place))
  expect(await other.page.locator('.own-hand').count()).toBe(0)
  // The address of a moment that does not exist leads to now.
  await other.page.goto(`${matchPath(place)}?at=${10 ** 6}`)
  await standing(other.page, 'waiting').waitFor()
  expect(complaints.filter(it => !it.includes('Reduced Motion'))).toEqual([])
  await other.leave()
  await leave()
})

test('after the end, and not before, the past says what bots weighed and what one would have done in your place', async () => {
  const { page, context, complaints, leave } = await visitor(at.browser, at.tavern.url)
  const fetched: string[] = []
  page.on('request', request => fetched.push(new URL(request.url()).pathname))
  const isRecord = (path: string): boolean => /\/(thoughts|file)$|\/worker-/.test(path)
  await comeIn(context, 'Ana')
  const place = await startMatch(context, { bot: 'squire@1', options: { pointsToWin: 2 } })
  await playBeside(place, 2) // nobody can have won yet
  await page.goto(`${matchPath(place)}?at=4`)
  await standing(page, 'past').waitFor()
  expect(fetched.filter(isRecord)).toEqual([])

  await page.goto('about:blank') // an open page would fetch the record when the match ends
  await playBeside(place, Number.POSITIVE_INFINITY)
  const thoughts = await call<readonly { readonly seq: number }[]>(
    context.request,
    `/api/matches/${place.match}/thoughts`,
  )
  const entries = fromJson(await call<readonly Json[]>(context.request, `/api/matches/${place.match}/entries`))
  const own = (entries as readonly Entry[]).find(
    ({ by }) => typeof by === 'object' && 'seat' in by && by.seat === place.seat,
  )
  await page.goto(`${matchPath(place)}?at=${thoughts[0]?.seq}`)
  await page.locator('.weighed .candidates summary').first().focus()
  await page.keyboard.press('Enter')
  expect(await page.locator('.weighed .candidates[open] tbody tr').count()).toBeGreaterThan(1)
  await page.goto(`${matchPath(place)}?at=${own?.seq}`)
  await page.getByRole('heading', { name: words.weighed.advice.dragonlord }).first().waitFor()
  expect(fetched.filter(path => path.endsWith('/thoughts'))).toHaveLength(2)
  expect(complaints.filter(it => !it.includes('Reduced Motion'))).toEqual([])
  await leave()
})

test('somebody who comes back is offered what has happened since their last turn, and sees it moment by moment up to now', async () => {
  const { page, context, leave } = await visitor(at.browser, at.tavern.url)
  await comeIn(context, 'Ana')
  const place = await withSomethingMissed(context)
  await page.goto(matchPath(place))
  await page.locator('.missed button').first().click()
  await standing(page, 'past').waitFor()
  const from = momentOf(page)
  await expect.poll(() => momentOf(page), { timeout: 10_000 }).toBeGreaterThan(from)
  await page.getByRole('button', { name: words.pausePlaying }).click()
  await page.getByRole('button', { name: words.play, exact: true }).click()
  await standing(page, 'asked').waitFor({ timeout: 60_000 })
  expect(await page.locator('.missed').count()).toBe(0)
  await leave()
})

/** Plays matches outside the page until there is something to tell: a last turn, and two moments after it. */
async function withSomethingMissed(context: BrowserContext): Promise<GuestPlace> {
  for (;;) {
    const place = await startMatch(context)
    for (let answers = 0; answers < 12; answers++) {
      await playBeside(place, 1)
      const entries = await call<readonly Json[]>(context.request, `/api/matches/${place.match}/entries`)
      const own = lastBy(fromJson(entries) as readonly Entry[], place.seat)
      if (stopsIn(entries).filter(seq => seq > own).length >= 2) return place
    }
  }
}

const momentOf = (page: Page): number => Number(new URL(page.url()).searchParams.get('at') ?? Number.POSITIVE_INFINITY)

test('with animations, the opened fists can be looked at before the next card is turned up; a press continues', async () => {
  const { page, context, leave } = await visitor(at.browser, at.tavern.url, { motion: true })
  await comeIn(context, 'Ana')
  const place = await startMatch(context)
  await page.goto(matchPath(place))
  expect(await isAsked({ page })).toBe(true)
  const first = await up(page).textContent()
  await page.locator('.own-heap').first().click()
  await page.locator('.actions [data-primary]').click()
  await page.locator('.fist-scene .scene-hand[data-open]').nth(2).waitFor()
  expect(await up(page).textContent()).toBe(first)
  await page.locator('.fist-scene').click({ position: { x: 5, y: 5 } })
  await standing(page, 'asked', 'waiting').waitFor({ timeout: 1200 })
  await leave()
})
