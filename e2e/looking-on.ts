import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { Entry } from '#kernel/match'
import { redact } from '#kernel/redact'
import { toWire } from '#kernel/wire'
import type { Visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { matchPath, standing } from './driving.ts'
import { listenTo } from './listening.ts'

/** Somebody who follows a match without a seat, and everything that passed between their page and the house. */
export interface Watch {
  readonly page: Page
  /** Waits until the page shows the match as it is now. */
  caughtUp(live: { readonly next: number } | null): Promise<void>
  /** What is on the page holds none of these texts, and no place for anything of one's own. */
  knowsNothingOf(secrets: readonly string[]): Promise<void>
  cannotAct(): Promise<void>
  /** The house told this page every entry, each cut down to what all may know. */
  wasToldAllButSecrets(entries: readonly Entry[]): void
}

/** What only who sits there can see: a purse, an open hand, a closed fist, anything that gives an answer. */
const own = ['.own-purse', '.own-heap', '.own-hand', '.open-palm', '.closed-fist', '.counted-purse', '[data-primary]']

/** What a player's own page says of the coins they are asked for; nothing if it asks for something else. */
export const privateTo = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('.asked .own-heap .hidden-text').allTextContents()).filter(text => text !== '')

export async function lookOn({ page }: Visitor, match: string): Promise<Watch> {
  const listening = listenTo(page)
  await page.goto(matchPath({ match }))
  await standing(page, 'waiting').waitFor({ timeout: 60_000 })
  return {
    page,
    async caughtUp(live) {
      await expect.poll(listening.last, { timeout: 10_000 }).toBeGreaterThanOrEqual((live?.next ?? 0) - 1)
    },
    async knowsNothingOf(secrets) {
      expect(await page.locator(own.join(', ')).count()).toBe(0)
      const shown = await page.content()
      expect(secrets.filter(secret => shown.includes(secret))).toEqual([])
    },
    async cannotAct() {
      expect(await page.locator('.mine button:not(.card-name)').count()).toBe(0)
      await page.getByRole('button', { name: en.play.menu, exact: true }).click()
      const menu = page.getByRole('menu')
      await menu.waitFor()
      for (const name of [en.play.mindMe, en.play.leave])
        expect(await menu.getByRole('menuitem', { name }).count()).toBe(0)
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'detached' })
      for (const key of ['1', '2', '0']) await page.keyboard.press(key)
      expect(listening.sent().filter(kind => !['follow', 'table', 'ping'].includes(kind))).toEqual([])
    },
    wasToldAllButSecrets(entries) {
      expect(listening.entries()).toEqual(entries.map(entry => toWire(redact(entry, 'table'))))
    },
  }
}
