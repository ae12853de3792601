import type { Page } from 'playwright'
import { options as dwarves } from '#games/dwarves/words/en-options'
import { options as fist } from '#games/fist/words/en-options'
import { options as gold } from '#games/gold/words/en-options'
import type { OptionWords } from '#games/option-words'
import { en } from '#ui/words/en'
import type { GameId } from '#web/house/games'
import { named } from './gathering.ts'

/* Matches on one device: how one is begun, handed around, and played on. */

const { here } = en

/** A short match of a game, by the options that make it so. */
export interface Short {
  readonly game: GameId
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
}

/** Games whose screens can be driven, each in a short version. */
export const shorts: readonly Short[] = [
  { game: 'fist', seats: 3, options: { pointsToWin: '2', roundLimit: '1' } },
  { game: 'gold', seats: 3, options: { game: 'basic', division: 'divideAndChoose', clock: 'none' } },
  { game: 'dwarves', seats: 3, options: { goldToWin: '10', start: 'random', clock: 'none' } },
]

/** Begins a match of these people and of bots, who answer at once; where it is. */
export async function beginHere(
  page: Page,
  { game, seats, options }: Short,
  people: readonly string[],
): Promise<string> {
  await page.goto(`/here/new/${game}`)
  await page.getByRole('spinbutton', named(here.making.seats)).fill(String(seats))
  for (const [i, name] of people.entries()) {
    const seat = page.locator('.here-seat').nth(i)
    await seat.locator('select').first().selectOption('person')
    await seat.locator('input').fill(name)
  }
  await page.getByRole('switch', named(here.making.atOnce)).check()
  await page.locator('.more-options > summary').click()
  for (const [option, value] of Object.entries(options)) await choose(page, game, option, value)
  await page.getByRole('button', { name: here.making.begin }).click()
  await page.waitForURL(({ pathname }) => /^\/here\/(?!new)/.test(pathname))
  return new URL(page.url()).pathname
}

const optionWords: Readonly<Record<string, OptionWords>> = { fist, gold, dwarves }

/** Chooses a house rule by what it is called on the page. */
async function choose(page: Page, game: string, option: string, value: string): Promise<void> {
  const label = named(optionWords[game]?.options[option]?.name ?? option)
  const field = page.locator('.option')
  if (value === 'true' || value === 'false') await field.getByRole('switch', label).setChecked(value === 'true')
  else await field.getByRole('combobox', label).selectOption(value)
}

/** Says who one is, whoever it is handed to, if it lies covered; whether it did. */
export async function uncover(page: Page): Promise<boolean> {
  const button = page.locator('.cover .primary')
  if (!(await button.isVisible())) return false
  await button.click()
  return true
}

/** Presses what the page offers, again and again, until so many answers are given or something else is to be done. */
const press = (
  page: Page,
  most: number,
  seed: number,
): Promise<{ what: 'cover' | 'over' | 'enough'; answers: number }> =>
  page.evaluate(
    async ([most, seed]) => {
      let [dice, answers, tries] = [seed, 0, 0]
      const pick = <T>(all: readonly T[]): T | undefined => {
        dice = (Math.imul(dice, 1_103_515_245) + 12_345) & 0x7fff_ffff
        return all[(dice >> 8) % all.length]
      }
      const seen = (where: string): readonly HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(where)].filter(
          it => it.getClientRects().length > 0 && !it.matches(':disabled, [aria-disabled="true"]'),
        )
      const open = ':is([aria-pressed="false"], :not([aria-pressed]))'
      const ways = [
        `.asked [data-option]${open}`,
        '.stage button[aria-pressed="false"]',
        '.asked .own-heap, .asked .stepper > button:last-child',
        '.asked button',
      ]
      /** The answer that lies ready, or one thing more that makes it. */
      const wanted = (): HTMLElement | undefined => {
        const ready = seen('.actions [data-primary]')
        if (ready.length > 0 && (tries > 1 || ways.slice(0, 2).every(way => seen(way).length === 0))) return pick(ready)
        const choices = [...ways.slice(0, 3).flatMap(seen), ...ready]
        return pick(choices.length > 0 ? choices : seen(ways[3] ?? ''))
      }
      for (;;) {
        if (document.querySelector('.cover') !== null) return { what: 'cover' as const, answers }
        const standing = document.querySelector<HTMLElement>('.status')?.dataset.standing
        if (standing === 'over') return { what: 'over' as const, answers }
        if (answers >= most) return { what: 'enough' as const, answers }
        seen('.refusal button')[0]?.click()
        const it = standing === 'asked' || seen('.actions [data-primary]').length > 0 ? wanted() : undefined
        tries = it === undefined ? tries : tries + 1
        if (it?.matches('[data-primary]')) [answers, tries] = [answers + 1, 0]
        it?.click()
        await new Promise(done => setTimeout(done, 25))
      }
    },
    [most, seed] as const,
  )

/** Plays on for everybody around the device, at most so many answers; the number of answers. */
export async function playHere(
  page: Page,
  most = 1_000_000,
  covered: (page: Page) => Promise<void> = async () => {},
): Promise<number> {
  for (let answers = 0, turn = 0; ; turn++) {
    await page.locator('.cover .primary, .status[data-standing]').first().waitFor({ timeout: 60_000 })
    const done = await press(page, most - answers, turn * 77 + 5)
    answers += done.answers
    if (done.what !== 'cover') return answers
    await covered(page)
    await uncover(page)
  }
}

/** The service worker has all parts, and serves this page. */
export async function keptOffline(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller === null)
      await new Promise(done => navigator.serviceWorker.addEventListener('controllerchange', done))
  })
}

/** The lines of the log as they are read, once nothing is added any more: it is drawn after the table. */
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
