import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { Entry } from '#kernel/match'
import { redact } from '#kernel/redact'
import { toWire } from '#kernel/wire'
import type { Visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { matchPath, standing } from './driving.ts'
import { listenTo } from './listening.ts'
import type { GameDriver } from './played.ts'

/** Somebody who follows a match without a seat, and everything sent between their page and the house. */
export interface Watch {
  readonly page: Page
  /** Waits until the page shows the match as it is now. */
  caughtUp(live: { readonly next: number } | null): Promise<void>
  /** The page contains none of these texts, and no place for a player's own things. */
  knowsNothingOf(secrets: readonly string[]): Promise<void>
  cannotAct(): Promise<void>
  /** The house told this page every entry, each redacted to what everybody may know. */
  wasToldAllButSecrets(entries: readonly Entry[]): void
}

/**
 * What a player's own side shows that only they may know, and that must not be anywhere else on their page; empty if
 * there is nothing.
 */
export const privateTo = (page: Page, { secrets }: GameDriver): Promise<readonly string[]> =>
  page.evaluate(where => {
    const told = [...document.querySelectorAll('.above, .side')].map(it => it.textContent).join(' ')
    const texts = [...document.querySelectorAll(where)].map(it => it.textContent ?? '')
    return texts.filter(text => text !== '' && !told.includes(text))
  }, secrets)

export async function lookOn({ page }: Visitor, match: string, { own }: GameDriver): Promise<Watch> {
  const listening = listenTo(page)
  await page.goto(matchPath({ match }))
  await standing(page, 'waiting').waitFor({ timeout: 60_000 })
  return {
    page,
    async caughtUp(live) {
      await expect.poll(listening.last, { timeout: 10_000 }).toBeGreaterThanOrEqual((live?.next ?? 0) - 1)
    },
    async knowsNothingOf(secrets) {
      expect(await page.locator([...own, '[data-primary]'].join(', ')).count()).toBe(0)
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
