import type { Page } from 'playwright'
import { en } from '#ui/words/en'
import { keptOffline } from '../device.ts'
import { play, playerAt, standing } from '../driving.ts'
import { mouse } from '../hands.ts'
import type { Build } from './builds.ts'
import { type InPage, isPageOf, settle } from './in-page.ts'
import type { Court } from './judging.ts'

/** Where a page that stays open was when it said that it is old. */
interface Watched extends Window {
  saidOldAt?: string[]
}

/** Stores the page on the device, and from now on records where it says that it is old. */
export async function watch(page: Page): Promise<void> {
  const back = page.url()
  await keptOffline(page)
  await page.goto(back)
  await page.evaluate(() => {
    const saidOldAt: string[] = []
    ;(window as Watched).saidOldAt = saidOldAt
    new MutationObserver(() => {
      if (document.querySelector('[data-new-version]') !== null) saidOldAt.push(location.pathname)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

/** What became of a page that was open all the time. */
export interface StaidOpen {
  /** It continued to the end of its match without being reloaded. */
  readonly staysOpen: boolean
  /** It said that it is old, but not before the match was over. */
  readonly saidOldOnlyAfter: boolean
}

/** The house is upgraded under this page: it plays on, and learns of the newer page meanwhile. */
export async function finishOpen(court: Court, older: Build, it: InPage): Promise<StaidOpen> {
  const { page } = it.visitor
  await page.evaluate(async () => {
    const found = await navigator.serviceWorker.ready
    await found.update() // as browsers do once in a while
    while (found.waiting === null) await new Promise(done => setTimeout(done, 50))
  })
  await play(playerAt(page, mouse, 1))
  await standing(page, 'over').waitFor()
  await isPageOf(page, older)
  const saidOld = await page.evaluate(() => (window as Watched).saidOldAt ?? null)
  await settle(court, older, it)
  await page.getByRole('button', { name: en.play.toTable }).click()
  await page.locator('[data-new-version]').waitFor()
  return { staysOpen: saidOld !== null, saidOldOnlyAfter: saidOld !== null && saidOld.length === 0 }
}
