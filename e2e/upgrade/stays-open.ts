import type { Page } from 'playwright'
import { en } from '#ui/words/en'
import { play, playerAt, standing } from '../driving.ts'
import { mouse } from '../hands.ts'
import { keptOffline } from '../here.ts'
import type { Build } from './builds.ts'
import { type InPage, isPageOf, settle } from './in-page.ts'
import type { Court } from './judging.ts'

/** What a page that stays open says of being old: where it stood when it did. */
interface Watched extends Window {
  saidOldAt?: string[]
}

/** Keeps the page on the device, and from now on notes where it says that it is old. */
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
  /** It went on to the end of its match without being loaded anew. */
  readonly staysOpen: boolean
  /** It said that it is old, but not before the match was over. */
  readonly saidOldOnlyAfter: boolean
}

/** The house has become another under this page: it plays on, and learns of the newer page meanwhile. */
export async function finishOpen(court: Court, older: Build, it: InPage): Promise<StaidOpen> {
  const { page } = it.visitor
  await page.evaluate(async () => {
    const found = await navigator.serviceWorker.ready
    await found.update() // as browsers do by themselves, once in a while
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
