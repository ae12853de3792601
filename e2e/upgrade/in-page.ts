import type { Browser, BrowserContext, Page } from 'playwright'
import type { Json } from '#kernel/wire'
import { type Visitor, visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { matchPath, play, playerAt, standing } from '../driving.ts'
import { ownAddress } from '../furnished.ts'
import { begun, matchAt } from '../gathering.ts'
import { call, comeIn, type GuestPlace, startMatch } from '../guest.ts'
import { mouse } from '../hands.ts'
import { dwarves, fist, type GameDriver, gold } from '../played.ts'
import { countNew } from './asking.ts'
import type { Books } from './books.ts'
import type { Build } from './builds.ts'
import { type Court, editionOf, judge, viewOf, viewTold } from './judging.ts'

/** A match that somebody plays in a real page. */
export interface InPage {
  readonly played: GameDriver
  readonly visitor: Visitor
  readonly place: GuestPlace
  /** What they had been told before the upgrade. */
  readonly told: readonly Json[]
}
export const allPlayed: readonly GameDriver[] = [fist, gold, dwarves]

const toldTo = ({ request }: BrowserContext, { match }: Pick<GuestPlace, 'match'>): Promise<readonly Json[]> =>
  call(request, `/api/matches/${match}/entries`)

/** Begins a match against bots and answers a few times in the page, which is then closed or stays open. */
export async function beginInPage(
  browser: Browser,
  url: string,
  books: Books,
  played: GameDriver,
  staysOpen = false,
): Promise<InPage> {
  const somebody = await visitor(browser, url, { keeps: staysOpen })
  const { page, context } = somebody
  await context.setExtraHTTPHeaders(ownAddress())
  await comeIn(context, 'Ana')
  const place = await startMatch(context, { game: played.game, seats: 3, options: played.options })
  books.count(played.game, 'begun')
  await page.goto(matchPath(place))
  await play(playerAt(page, mouse), 3)
  const told = await toldTo(context, place)
  if (!staysOpen) await page.close()
  return { played, visitor: somebody, place, told }
}

/** Waits until this document is of this build, by its entry script. */
export async function isPageOf(page: Page, { entry }: Build): Promise<void> {
  const found = page.locator(`script[type="module"][src="${entry}"]`)
  await found.waitFor({ state: 'attached', timeout: 30_000 }).catch(async () => {
    const text = (await page.locator('body').textContent()) ?? ''
    throw new Error(`expected the page that begins with ${entry} at ${page.url()}, found “${text.slice(0, 300)}”`)
  })
}

/**
 * Finds the match by its address and from the home page, with the page it was begun with, and plays it to its end
 * there.
 */
export async function finishInPage(court: Court, older: Build, it: InPage): Promise<void> {
  const { context, complaints } = it.visitor
  const page = await context.newPage()
  await page.goto(matchPath(it.place))
  await isPageOf(page, older)
  await page.goto('/')
  await isPageOf(page, court.build)
  await page
    .locator(`a[href="${matchPath(it.place)}"]`)
    .first()
    .click()
  await isPageOf(page, older)
  await play(playerAt(page, mouse, 1))
  await standing(page, 'over').waitFor()
  await settle(court, older, it)
  await playAgain(court, page, it)
  const wrong = complaints.filter(text => !text.includes('Reduced Motion'))
  if (wrong.length > 0) throw new Error(`the page complains: ${wrong.join('; ')}`)
}

/** What was told before the upgrade is told after it, and all of it follows from the file by the older rules. */
export async function settle(court: Court, older: Build, { played, visitor, place, told }: InPage): Promise<void> {
  const { books } = court
  const { game } = played
  const { context } = visitor
  books.count(game, 'finished')
  const now = await toldTo(context, place)
  const where = `${game} ${place.match}, in the page`
  books.compare(game, where, JSON.stringify(told), JSON.stringify(now.slice(0, told.length)))
  const file = await judge(court, game, place.match, path => call(context.request, path))
  const edition = await editionOf(older, game)
  if (file.header.edition !== older.games[game]?.edition) throw new Error('it is of another edition')
  const view = viewTold(edition, file.header, place.seat, now)
  books.compare(game, where, viewOf(edition, file, place.seat), view)
}

/** The next match at the same table uses the newer rules, in the current page. */
async function playAgain(court: Court, page: Page, { played: { game }, visitor, place }: InPage): Promise<void> {
  const { context } = visitor
  await page.getByRole('button', { name: en.play.rematch, exact: true }).click()
  await begun(page, place.match)
  for (const what of ['begun', 'newMatches'] as const) court.books.count(game, what)
  await isPageOf(page, court.build)
  await play(playerAt(page, mouse, 2))
  await standing(page, 'over').waitFor()
  court.books.count(game, 'finished')
  const match = matchAt(page)
  const { header } = await judge(court, game, match, path => call(context.request, path))
  countNew(court, header, match)
}
