import type { Page } from 'playwright'
import type { Boxed } from '#games/boxed'
import { dwarvesBox } from '#games/dwarves/box'
import { options as dwarvesOptions } from '#games/dwarves/words/en-options'
import { fistBox } from '#games/fist/box'
import { options as fistOptions } from '#games/fist/words/en-options'
import { goldBox } from '#games/gold/box'
import { options as goldOptions } from '#games/gold/words/en-options'
import type { OptionWords } from '#games/option-words'
import type { GameId } from '#web/house/games'

/** Points by name. */
export type Points = Readonly<Record<string, number>>

/** A game as the tests play it, whichever it is: all that differs. */
export interface Played {
  readonly game: GameId
  readonly box: Boxed
  readonly optionWords: OptionWords
  /** A short match. */
  readonly options: Readonly<Record<string, string | number>>
  /** Where a player's page says what only they may know. */
  readonly secrets: string
  /** What is on no page but that of who sits there. */
  readonly own: readonly string[]
  /** The points that the end explains, one by one. */
  explained(page: Page): Promise<Points>
}

const numbers = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Number(/-?\d+/.exec(text)?.[0] ?? Number.NaN), 0)
/** A name as it is written where a seat's mark stands before it. */
const nameIn = (text: string | null): string => (text ?? '').replace(/^\P{L}+/u, '')

export const fist: Played = {
  game: 'fist',
  box: fistBox as unknown as Boxed,
  optionWords: fistOptions,
  options: { pointsToWin: 2, roundLimit: 3 },
  secrets: '.asked .own-heap .hidden-text',
  own: ['.own-purse', '.own-heap', '.own-hand', '.open-palm', '.closed-fist', '.counted-purse'],
  async explained(page) {
    const points: Record<string, number> = {}
    for (const seat of await page.locator('.scored-seat').all())
      points[nameIn(await seat.locator('> p > b').textContent())] = numbers(
        await seat.locator('> ol > li > b').allTextContents(),
      )
    return points
  },
}

export const gold: Played = {
  game: 'gold',
  box: goldBox as unknown as Boxed,
  optionWords: goldOptions,
  options: { game: 'basic', division: 'divideAndChoose', clock: 'none' },
  secrets: '.mine .hoard > .hidden-text',
  own: ['.mine .hoard', '.own-hoard', '.own-object', '.gold-hand', '.desk'],
  async explained(page) {
    const points: Record<string, number> = {}
    const count = page.locator('.gold-count table')
    for (const [i, name] of (await count.locator('thead th').allTextContents()).entries())
      points[nameIn(name)] = numbers(await count.locator(`tbody td:nth-of-type(${i + 1}) > b`).allTextContents())
    return points
  },
}

export const dwarves: Played = {
  game: 'dwarves',
  box: dwarvesBox as unknown as Boxed,
  optionWords: dwarvesOptions,
  options: { goldToWin: 10, start: 'random', clock: 'none' },
  secrets: '.mine .hand-card .hidden-text',
  own: ['.hand-row', '.hand-card', '.deck-choice'],
  async explained(page) {
    const points: Record<string, number> = {}
    for (const seat of await page.locator('.gold-of').all()) {
      const name = await seat.locator('h4').evaluate(it => it.childNodes[2]?.textContent ?? '')
      points[nameIn(name)] = numbers(await seat.locator('ol > li > b').allTextContents())
    }
    return points
  },
}
