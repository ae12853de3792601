import { readFileSync } from 'node:fs'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { asWhoHasPlayed } from '#testkit/browser'
import { ensureChromium } from '#testkit/chromium'
import { isRoot } from '#testkit/installing'
import { en } from '#ui/words/en'
import { beginHere, keptOffline, playHere, type Short, shorts } from '../device.ts'
import { standing } from '../driving.ts'
import { countNew } from './asking.ts'
import type { Books } from './books.ts'
import type { Build } from './builds.ts'
import { isPageOf } from './in-page.ts'
import { type Court, judgeFile } from './judging.ts'

/** Somebody's device, with everything its browser stores in a folder. */
export interface Device {
  readonly context: BrowserContext
  readonly page: Page
}
/** A match there. */
export interface OnDevice {
  readonly game: string
  readonly path: string
}

export async function openDevice(folder: string, url: string): Promise<Device> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: ensureChromium(),
    chromiumSandbox: !isRoot,
    args: ['--disable-dev-shm-usage'],
    baseURL: url,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  await asWhoHasPlayed(context)
  return { context, page: context.pages()[0] ?? (await context.newPage()) }
}

/** Like an empty battery: the browser has no time left to do anything. */
export async function crash({ context }: Device): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession()
  const gone = new Promise(done => context.once('close', done))
  session?.send('Browser.crash').catch(() => undefined)
  await gone
}

/** Begins a match of every game, and one more for a day without a network. All are played a little. */
export async function beginOnDevice({ page }: Device, books: Books): Promise<readonly OnDevice[]> {
  await keptOffline(page)
  const begun: OnDevice[] = []
  for (const short of [...shorts, ...shorts.slice(0, 1)]) {
    begun.push(await beginOne(page, short, books))
    await playHere(page, 3)
  }
  return begun
}

async function beginOne(page: Page, short: Short, books: Books): Promise<OnDevice> {
  const path = await beginHere(page, short, ['Ana'])
  books.count(short.played.game, 'begun')
  return { game: short.played.game, path }
}

/** The device is opened again, and loads the current page. */
export async function renew(court: Court, { page }: Device): Promise<void> {
  await page.goto('/')
  await isPageOf(page, court.build)
  await page.evaluate(async () => {
    const found = await navigator.serviceWorker.ready
    await found.update()
    const isOnItsWay = (): boolean => found.installing !== null || found.waiting !== null
    while (isOnItsWay() || found.active?.state !== 'activated') await new Promise(done => setTimeout(done, 50))
  })
}

/** Follows the link from the current page to the page the match was begun with, and plays it to its end there. */
export async function finishOnDevice(court: Court, older: Build, { page }: Device, it: OnDevice): Promise<void> {
  await page.goto('/')
  await isPageOf(page, court.build)
  await page.locator(`a[href="${it.path}"]`).click()
  await isPageOf(page, older)
  await finishHere(court, page, it)
}

/** The same without a house: everything needed is on the device. */
export async function finishOffline(court: Court, older: Build, { page }: Device, it: OnDevice): Promise<void> {
  await page.goto(it.path)
  await isPageOf(page, older)
  await finishHere(court, page, it)
}

/** A match begun with the current page uses its rules. */
export async function playNewHere(court: Court, { page }: Device, short: Short): Promise<void> {
  await page.goto('/')
  await isPageOf(page, court.build)
  const it = await beginOne(page, short, court.books)
  court.books.count(it.game, 'newMatches')
  await isPageOf(page, court.build)
  countNew(court, await finishHere(court, page, it), it.path)
}

/** Plays it to its end, verifies its file and returns the header. */
async function finishHere(court: Court, page: Page, { game, path }: OnDevice) {
  await playHere(page)
  await standing(page, 'over').waitFor()
  court.books.count(game, 'finished')
  await page.locator('.fairness summary').click()
  await page.getByRole('button', { name: en.play.verify }).click()
  await page.locator('.fairness [role="status"]', { hasText: en.play.verified }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.fairness').getByRole('button', { name: en.play.file }).click(),
  ])
  const text = readFileSync(await file.path(), 'utf8')
  return (await judgeFile(court, game, path.split('/').at(-1) ?? '', text)).header
}
