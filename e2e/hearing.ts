import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Records what a screen reader would say: every text added to a live region, by the name of the region. */
export const hear = (page: Page) =>
  page.addInitScript(() => {
    const heard: [region: string, text: string][] = []
    Object.assign(window, { heard })
    new MutationObserver(changes => {
      for (const { target, addedNodes, type } of changes) {
        const of = target instanceof Element ? target : target.parentElement
        const region = of?.closest<HTMLElement>('[data-live]')?.dataset.live
        if (region === undefined) continue
        const added = type === 'characterData' ? [target] : [...addedNodes]
        for (const node of added) heard.push([region, node.textContent ?? ''])
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

export const heardFrom = async (page: Page, wanted: 'news' | 'question'): Promise<readonly string[]> => {
  const heard = await page.evaluate(() => (window as unknown as { readonly heard: [string, string][] }).heard)
  return heard.flatMap(([region, text]) => (region === wanted ? [text] : []))
}

/** Simultaneous events are announced together, after a moment. */
export const patience = { timeout: 15_000, interval: 600 }

/** The announcements, once no more are added. */
export async function quiet(page: Page): Promise<readonly string[]> {
  let heard: readonly string[] = []
  const isQuiet = async (): Promise<boolean> => {
    const before = heard
    heard = await heardFrom(page, 'news')
    return heard.length > 0 && heard.length === before.length
  }
  await expect.poll(isQuiet, patience).toBe(true)
  return heard
}
