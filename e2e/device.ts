import type { Page } from 'playwright'
import type { ChosenOptions } from '#testkit/trials'
import { en } from '#ui/words/en'
import { fickle, given, MANY, standing } from './driving.ts'
import { named } from './gathering.ts'
import { nextPress } from './next-press.ts'
import { all, type GameDriver } from './played.ts'

/* Matches on one device: how to begin them, hand the device around, and play on. */

const { here } = en

/** A short match of a game with three seats. */
export interface Short {
  readonly played: GameDriver
  readonly seats: number
  readonly options: ChosenOptions
}

/** Games whose screens can be driven, each in its shortest version. */
export const shorts: readonly Short[] = all.map(played => ({ played, seats: 3, options: played.shortest }))

/** Begins a match of these people and bots that answer at once; returns its path. */
export async function beginHere(
  page: Page,
  { played, seats, options }: Short,
  people: readonly string[],
): Promise<string> {
  await page.goto(`/here/new/${played.game}`)
  await page.getByRole('spinbutton', named(here.making.seats)).fill(String(seats))
  for (const [i, name] of people.entries()) {
    const seat = page.locator('.here-seat').nth(i)
    await seat.locator('select').first().selectOption('person')
    await seat.locator('input').fill(name)
  }
  await page.getByRole('switch', named(here.making.atOnce)).check()
  await page.locator('.more-options > summary').click()
  for (const [option, value] of Object.entries(options)) await choose(page, played, option, String(value))
  await page.getByRole('button', { name: here.making.begin }).click()
  const offer = page.locator('.lesson-offer')
  await page.locator('.lesson-offer, .cover, .table-page').first().waitFor()
  if (await offer.isVisible()) await offer.locator('.framed').click()
  await page.waitForURL(({ pathname }) => /^\/here\/(?!new)/.test(pathname))
  return new URL(page.url()).pathname
}

/** Sets an option by its name on the page. */
async function choose(page: Page, { optionWords }: GameDriver, option: string, value: string): Promise<void> {
  const label = named(optionWords.options[option]?.name ?? option)
  const field = page.locator('.option')
  if (value === 'true' || value === 'false') await field.getByRole('switch', label).setChecked(value === 'true')
  else await field.getByRole('combobox', label).selectOption(value)
}

/** Opens the cover as whoever is named on it; returns whether there was one. */
export async function uncover(page: Page): Promise<boolean> {
  const button = page.locator('.cover .primary')
  if (!(await button.isVisible())) return false
  await button.click()
  return true
}

/** Plays on for everybody around the device, for a limited number of answers; returns the number of answers. */
export async function playHere(
  page: Page,
  most = Number.POSITIVE_INFINITY,
  covered: (page: Page) => Promise<void> = async () => {},
): Promise<number> {
  const pick = fickle(5)
  const before = await given(page)
  const place = page.locator('.cover .primary, .status[data-standing]').first()
  for (let [answers, pressed, isSaid] = [0, 0, false]; ; ) {
    await place.waitFor({ timeout: 60_000 })
    if (await page.locator('.cover').isVisible()) {
      await covered(page)
      await uncover(page)
      ;[pressed, isSaid] = [0, false]
      continue
    }
    const now = (await given(page)) - before
    if (now > answers) [answers, pressed, isSaid] = [now, 0, true]
    if (answers >= most || (await standing(page, 'over').isVisible())) return answers
    // If several have questions at the same time, they answer one after another.
    if ((isSaid || pressed > MANY_PRESSES) && (await handOn(page))) continue
    const it = (await standing(page, 'sending').isVisible()) ? null : await nextPress(page, pressed, pick(MANY))
    if (it === null) await page.waitForTimeout(MOMENT)
    else await it.evaluate(press)
    pressed += it === null ? 0 : 1
  }
}
const MOMENT = 25

/** When a match ends, its last button begins the next one, so do not press that. */
const press = (element: HTMLElement): void => {
  if (document.querySelector('.status[data-standing="over"]') === null) element.click()
}

/** Hands the device on, if that is offered; returns whether it was. */
const handOn = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('.hand-on')
    button?.click()
    return button !== null
  })
/** After this many presses without a result. */
const MANY_PRESSES = 12

/** Waits until the service worker has all files and serves this page. */
export async function keptOffline(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller === null)
      await new Promise(done => navigator.serviceWorker.addEventListener('controllerchange', done))
  })
}

/** The lines of the log as displayed, once no more are added: it is drawn after the table. */
export async function logOf(page: Page): Promise<readonly string[]> {
  const lines = page.locator('.log li > p:not(.since-you)')
  await lines.first().waitFor()
  for (let before = -1; ; ) {
    const all = await lines.allTextContents()
    if (all.length === before) return all
    before = all.length
    await page.waitForTimeout(400)
  }
}
